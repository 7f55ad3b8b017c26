'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { OperatorHealth } from '@/lib/api/schemas/operators/health';

/** What the last check of the books found; its rules are told as the log and `npm run audit` tell them. */
export function Findings({ books }: Pick<OperatorHealth, 'books'>) {
  const t = useTranslations('operator_health');
  const format = useFormatter();
  if (!books) return <p className="text-sm text-ink-soft">{t('books_never')}</p>;
  const { findings: count, found, checked_at: at } = books;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">
        {t('books_checked', { when: format.relativeTime(new Date(at), new Date()) })}
      </p>
      {count === 0 && <p className="font-semibold text-good">{t('books_agree')}</p>}
      {count > 0 && (
        <div className="flex flex-col gap-2 rounded-card border border-bad p-4">
          <p className="font-semibold text-bad">{t('books_differ', { count })}</p>
          <ul lang="en" className="list-disc pl-5 text-sm">
            {found.map(({ rule, subject }) => (
              <li key={`${rule} ${subject}`}>
                {rule}: <b>{subject}</b>
              </li>
            ))}
          </ul>
          {count > found.length && (
            <p className="text-sm">{t('books_more', { count: count - found.length })}</p>
          )}
        </div>
      )}
    </div>
  );
}
