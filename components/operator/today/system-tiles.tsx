'use client';

import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { number } from '@/lib/storefront/format';

type Props = { books: OperatorToday['books']; failedJobs: OperatorToday['failed_jobs'] };

/** The shop checks its books each day; after two something keeps it from that. */
const isOverdue = ({ checked_at: at }: NonNullable<Props['books']>) =>
  Date.now() - Date.parse(at) > 2 * 86_400_000;

/** Whether the books agree, and which jobs failed; both lead to the page of the system's health. */
export function SystemTiles({ books, failedJobs }: Props) {
  const t = useTranslations('operator_today');
  const format = useFormatter();
  const tiles = [
    {
      name: t('books'),
      value: books ? number(books.findings) : '–',
      note: books
        ? t('books_checked', { when: format.relativeTime(new Date(books.checked_at), new Date()) })
        : t('books_never'),
      isBad: books !== null && (books.findings > 0 || isOverdue(books)),
    },
    {
      name: t('failed_jobs'),
      value: number(failedJobs.length),
      note: failedJobs.map(({ name }) => name).join(', ') || t('none'),
      isBad: failedJobs.length > 0,
    },
  ];
  return (
    <section aria-label={t('system')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {tiles.map(({ name, value, note, isBad }) => (
          <li key={name}>
            <AreaLink
              href="/operator/health"
              className={clsx(
                'flex h-full flex-col gap-1 rounded-card border bg-card p-4 shadow-card hover:bg-sunken',
                isBad ? 'border-bad' : 'border-line',
              )}
            >
              <span className="text-sm text-ink-soft">{name}</span>
              <b className="text-2xl tabular-nums">{value}</b>
              <span className="text-sm text-ink-soft">{note}</span>
            </AreaLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
