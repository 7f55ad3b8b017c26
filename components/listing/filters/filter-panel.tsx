'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  adoptSheet,
  closeSheet,
  isSheetOpen,
  subscribeToSheet,
} from '@/components/listing/filters/filter-sheet';

const closed = () => false;

/**
 * The filters: beside the list on a wide screen, else in a sheet over the page. Without script a phone opens
 * the sheet by its address.
 */
export function FilterPanel({ label, children }: { label: string; children: ReactNode }) {
  const open = useSyncExternalStore(subscribeToSheet, isSheetOpen, closed);
  const dialog = useRef<HTMLDialogElement>(null);
  const aside = useRef<HTMLElement>(null);
  const opened = useRef(false);
  /** True while the code, not the shopper, closes the sheet, e.g. because this page is hidden. */
  const leaving = useRef(false);

  useEffect(adoptSheet, []);

  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!open || !sheet) return;
    leaving.current = false;
    sheet.showModal();
    return () => {
      leaving.current = true;
      sheet.close();
    };
  }, [open]);

  useEffect(() => {
    const button = aside.current?.parentElement?.querySelector<HTMLElement>('[data-sheet="open"]');
    if (opened.current && !open) button?.focus({ preventScroll: true });
    opened.current = open;
  }, [open]);

  if (open) {
    return (
      <dialog
        ref={dialog}
        aria-label={label}
        onClose={({ currentTarget }) => {
          if (!leaving.current && !currentTarget.open) closeSheet();
        }}
        className="filter-sheet"
      >
        {children}
      </dialog>
    );
  }
  return (
    <aside ref={aside} id="filters" aria-label={label} className="filter-panel">
      {children}
    </aside>
  );
}
