/** The service worker: it keeps the application for when there is no network, and brings the next version. */

/** A newer version is here: the next page is loaded whole. Never under somebody's hands. */
let newer = false;

export function isOutdated(): boolean {
  return newer;
}

export async function keepApplication(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (first) return;
    if (navigator.userActivation.hasBeenActive) newer = true;
    else location.reload();
  });
  await navigator.serviceWorker.register("/sw.js");
}
