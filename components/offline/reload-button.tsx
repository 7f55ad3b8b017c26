'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Reloads the page. */
export function ReloadButton({ label }: { label: string }) {
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
