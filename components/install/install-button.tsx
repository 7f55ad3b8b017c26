'use client';

import { Smartphone } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { awaitInstallOffer, install } from '@/components/install/install';
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
