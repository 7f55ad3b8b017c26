'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { pathIn } from '@/lib/i18n/language-path';
import { whenBackOnline } from '@/lib/storefront/browser/back-online';
import { offlinePage } from '@/lib/storefront/worker/kept-pages';

/** Reloads the page on a click or when the connection is back. */
export function TryAgain({ label }: { label: string }) {
  useEffect(() => {
    // A reload at the offline page's own address would show the same page again.
    if (pathIn('en', window.location.pathname) === offlinePage) return;
    return whenBackOnline(() => window.location.reload());
  }, []);
  return <ReloadButton label={label} />;
}

/** Reloads the page. */
function ReloadButton({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      busy={busy}
      onClick={() => {
        setBusy(true);
        window.location.reload();
      }}
    >
      {label}
    </Button>
  );
}
