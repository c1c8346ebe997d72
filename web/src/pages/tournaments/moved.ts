/** What is said of places that have changed device. */
export const texts = {
  fr: { moved: "À {at}, l’organisateur a donné la place de {name} à un autre appareil." },
  en: { moved: "At {at} the organiser gave {name}’s place to another device." },
};
