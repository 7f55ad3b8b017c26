'use client';

import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/areas/progress-bar';
import type { ImportState, SellerImport } from '@/lib/api/schemas/seller/imports';
import { number } from '@/lib/storefront/format';

/** Whether the server works on an import at present. */
export const isRunning = ({ state }: { state: ImportState }) =>
  state === 'checking' || state === 'applying' || state === 'undoing';

type Props = { of: SellerImport; label: string };

/** How far an import is, in rows too; nothing where the server does not work on it. */
export function ImportProgress({ of, label }: Props) {
  const t = useTranslations('seller_imports');
  if (!isRunning(of)) return null;
  const rows = of.progress_rows;
  return (
    <div aria-live="polite" className="flex flex-col gap-1.5">
      <ProgressBar part={of.progress} label={label} />
      {rows && (
        <p className="text-sm text-ink-soft tabular-nums">
          {rows.of === null
            ? t('rows_read', { done: number(rows.done) })
            : t('rows_done', { done: number(rows.done), of: number(rows.of) })}
        </p>
      )}
    </div>
  );
}
