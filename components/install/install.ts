/** Chromium's offer to install the app; other browsers make none. */
type InstallOffer = Event & {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offer: InstallOffer | undefined;

/** Keeps the browser's offer for the footer's button, instead of a bar over the page. */
export function awaitInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

/** Shows the browser's own question where there is one; false where the shopper must do it by hand. */
export async function install(): Promise<boolean> {
  if (!offer) return false;
  const asked = offer;
  // Each offer can be shown once; the browser makes a new one after a refusal.
  offer = undefined;
  await asked.prompt();
  await asked.userChoice;
  return true;
}
