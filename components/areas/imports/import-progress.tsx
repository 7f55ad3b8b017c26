'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '@/components/areas/progress-bar';
import type { ImportState, SellerImport } from '@/lib/contract/schemas/seller/imports';
import { number } from '@/lib/storefront/format';
import { minutesLeft } from './minutes-left';

/** True while the server works on an import. */
export const isRunning = ({ state }: { state: ImportState }) =>
  state === 'checking' || state === 'applying' || state === 'undoing';

type Props = { of: SellerImport; label: string };

/** Estimates the minutes that the present state still takes, by the progress since the page has seen it. */
function useMinutesLeft({ state, progress: done }: SellerImport): number | undefined {
  const begun = useRef<{ state: ImportState; done: number; at: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const at = performance.now();
    if (begun.current?.state !== state) begun.current = { state, done, at };
    setLeft(minutesLeft(begun.current, { done, at, of: 1 }));
  }, [state, done]);
  return left;
}

/** The progress of an import, also in rows and time; nothing unless the server is working on it. */
export function ImportProgress({ of, label }: Props) {
  const t = useTranslations('seller_imports');
  const left = useMinutesLeft(of);
  if (!isRunning(of)) return null;
  const rows = of.progress_rows;
  return (
    <div aria-live="polite" className="flex flex-col gap-1.5">
      <ProgressBar part={of.progress} label={label} />
      {rows && (
        <p className="text-sm text-ink-soft tabular-nums">
          <span>
            {rows.of === null
              ? t('rows_read', { done: number(rows.done) })
              : t(rows.is_reading ? 'rows_read_of' : 'rows_done', {
                  done: number(rows.done),
                  of: number(rows.of),
                })}
          </span>
          {left !== undefined && <span>{` · ${t('time_left', { minutes: left })}`}</span>}
        </p>
      )}
      {of.state === 'applying' && of.pictures && <Pictures of={of.pictures} />}
    </div>
  );
}

/** The pictures fetched so far. */
function Pictures({ of: { wanted, done, failed } }: { of: NonNullable<SellerImport['pictures']> }) {
  const t = useTranslations('seller_imports');
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <span>{t('pictures_done', { done: number(done), of: number(Math.max(wanted, done)) })}</span>
      {failed > 0 && <span>{` · ${t('pictures_failed', { count: failed })}`}</span>}
    </p>
  );
}
