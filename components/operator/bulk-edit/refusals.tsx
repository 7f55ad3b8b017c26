'use client';

import { useTranslations } from 'next-intl';
import type { EditPreview } from '@/lib/api/schemas/operators/listing-edits';

/** Listings that are left as they are, by the reason. */
export function Refusals({ refused }: { refused: EditPreview['refused'] }) {
  const t = useTranslations('operator_bulk_edit');
  if (!refused.length) return null;
  return (
    <ul className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      {refused.map(({ reason, count, titles }) => (
        <li key={reason}>
          <p className="font-medium">{t(`refused.${reason}`, { count })}</p>
          {titles.length > 0 && (
            <p className="text-sm text-ink-soft wrap-anywhere">
              {titles.map((title) => title || t('untitled')).join(', ')}
              {count > titles.length && ' …'}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
