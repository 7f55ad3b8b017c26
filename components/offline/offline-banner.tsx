'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { whenBackOnline } from '@/lib/storefront/browser/back-online';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A banner at the bottom of the screen while the browser is offline. */
export function OfflineBanner({ text }: { text: string }) {
  const router = useRouter();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  // A page opened offline is an old copy, which is refreshed when the connection is back.
  useEffect(() => {
    if (navigator.onLine) return;
    return whenBackOnline(() => router.refresh());
  }, [router]);

  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50 max-sm:bottom-15">
      {!online && (
        <p className="bg-bad-soft px-4 py-3 text-center font-medium text-bad shadow-raised">
          {text}
        </p>
      )}
    </div>
  );
}
