'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { whenBackOnline } from '@/lib/storefront/back-online';

const reload = () => window.location.reload();

/** Asks for the page of this address anew, by a click or when the connection is back. */
export function TryAgain({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => whenBackOnline(reload), []);
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
