'use client';

import { Suspense, useEffect, useState } from 'react';
import { Smartphone } from '@/components/ui/icons';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import type { InstallTexts } from './install-help';

const InstallHelp = lazyComponent(() => import('./install-help'));

/** Installs the shop as an app, or explains how; hidden in the installed app. */
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

/** Chromium's install prompt event; other browsers fire none. */
type InstallOffer = Event & {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offer: InstallOffer | undefined;

/** Stores the browser's prompt for the footer's button, instead of letting the browser show a bar. */
function awaitInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

/** Shows the browser's install prompt if there is one; false if the shopper must install by hand. */
async function install(): Promise<boolean> {
  if (!offer) return false;
  const asked = offer;
  // Each prompt can be shown once; the browser fires a new event after a refusal.
  offer = undefined;
  await asked.prompt();
  await asked.userChoice;
  return true;
}
