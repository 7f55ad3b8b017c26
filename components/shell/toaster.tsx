'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { optional } from '@/lib/storefront/browser/optional';
import { toastDurations, toasterMounted, toasterNeeded } from '@/lib/storefront/browser/toast';

/** Replaces the toast library if that cannot be loaded; shows one message at a time. */
function PlainToaster({ label }: { label: string }) {
  const [text, setText] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const say = (message: string, { description }: { description?: unknown } = {}) => {
      setText(typeof description === 'string' ? `${message} ${description}` : message);
      clearTimeout(timer);
      timer = setTimeout(setText, toastDurations.error, undefined);
    };
    const dismiss = () => setText(undefined);
    toasterMounted(Object.assign(say, { success: say, error: say, loading: say, dismiss }));
    return () => clearTimeout(timer);
  }, []);

  return (
    <section aria-label={label} aria-live="polite">
      {text && (
        <p className="fixed inset-x-4 bottom-24 z-50 mx-auto w-fit max-w-sm rounded-card border border-line bg-card px-4 py-3 text-sm shadow-raised">
          {text}
        </p>
      )}
    </section>
  );
}

const plain = { default: PlainToaster };

const Sonner = lazy(async () => {
  // The library queries the device's colour scheme, and crashes the page if the browser lacks `matchMedia`.
  if (!optional(() => window.matchMedia('all'))) return plain;
  return import('./sonner').catch(() => plain);
});

/** Renders nothing until the first toast, so that pages do not load the library. */
export function Toaster({ label }: { label: string }) {
  const wanted = useSyncExternalStore(toasterNeeded.subscribe, toasterNeeded.now, () => false);
  return wanted ? (
    <Suspense>
      <Sonner label={label} />
    </Suspense>
  ) : null;
}
