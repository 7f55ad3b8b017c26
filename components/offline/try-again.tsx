'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

const reload = () => window.location.reload();

/** Asks for the page of this address anew, by a click or when the connection is back. */
export function TryAgain({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
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
