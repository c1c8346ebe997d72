/** What a page says that this browser does not hold. */
import { speaker } from "../lib/i18n";

const fr = {
  title: "Cette page attend le réseau",
  why: "Elle n’est pas gardée dans cet appareil. Elle s’ouvrira d’elle-même dès que le serveur répondra.",
  meanwhile: "En attendant, ceci se lit sans réseau :",
};

const en: Record<keyof typeof fr, string> = {
  title: "This page is waiting for the network",
  why: "It is not kept on this device. It will open by itself as soon as the server answers.",
  meanwhile: "Meanwhile, these can be read without a network:",
};

export const t = speaker({ fr, en });
