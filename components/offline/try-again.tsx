'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { pathIn } from '@/lib/i18n/language-path';
import { whenBackOnline } from '@/lib/storefront/back-online';
import { offlinePage } from '@/lib/storefront/worker/kept-pages';

const reload = () => window.location.reload();

/** Asks for the page of this address anew, by a click or when the connection is back. */
export function TryAgain({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // At its own address this page is what was asked for.
    if (pathIn('en', window.location.pathname) !== offlinePage) return whenBackOnline(reload);
  }, []);
  return (
    <Button
      busy={busy}
      onClick={() => {
        setBusy(true);
        reload();
      }}
    >
      {label}
    </Button>
  );
}
