'use client';

import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Share2 } from '@/components/ui/icons';
import { optional } from '@/lib/storefront/browser/optional';

const ShareDialog = lazyPart(() => import('./share-dialog'));

/** Opens the native share dialog of a touch device, else our own. */
export function ShareButton({ title, label }: { title: string; label: string }) {
  const [open, setOpen] = useState(false);

  async function share() {
    const isTouched = optional(() => window.matchMedia('(pointer: coarse)').matches);
    if (!isTouched || !navigator.share) return setOpen(true);
    try {
      await navigator.share({ title, url: window.location.href });
    } catch (refused) {
      // An AbortError means that the shopper closed the native dialog.
      if ((refused as DOMException).name !== 'AbortError') setOpen(true);
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={share}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-brand hover:bg-brand-soft"
      >
        <Share2 aria-hidden className="size-4.5" />
        {label}
      </button>
      {open && (
        <Suspense>
          <ShareDialog title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
