'use client';

import { Suspense, useEffect, useState } from 'react';
import { Smartphone } from '@/components/ui/icons';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import type { InstallTexts } from './install-help';

const InstallHelp = lazyComponent(() => import('./install-help'));

/** Installs the shop as an app, or explains how; hidden when it runs as one. */
export function InstallButton({ label, texts }: { label: string; texts: InstallTexts }) {
  const [helping, setHelping] = useState(false);
  useEffect(awaitInstallOffer, []);
  return (
    <>
      <button
        type="button"
        onClick={async () => setHelping(!(await install()))}
        className="flex min-h-11 items-center gap-2 rounded-control font-semibold text-brand hover:underline [@media(display-mode:standalone)]:hidden"
      >
        <Smartphone aria-hidden className="size-5 shrink-0" />
        {label}
      </button>
      {helping && (
        <Suspense>
          <InstallHelp texts={texts} onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Chromium's offer to install the app; other browsers make none. */
type InstallOffer = Event & {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offer: InstallOffer | undefined;

/** Keeps the browser's offer for the footer's button, instead of a bar over the page. */
function awaitInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

/** Shows the browser's own question where there is one; false where the shopper must do it by hand. */
async function install(): Promise<boolean> {
  if (!offer) return false;
  const asked = offer;
  // Each offer can be shown once; the browser makes a new one after a refusal.
  offer = undefined;
  await asked.prompt();
  await asked.userChoice;
  return true;
}
