'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';

/** A button that reads a text file from this device. */
export function CsvFile({ label, onText }: { label: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The browser's own control uses the browser's language, not the page's. */}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file) onText(await file.text());
          target.value = '';
        }}
      />
      <Button look="outline" className="self-start" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
