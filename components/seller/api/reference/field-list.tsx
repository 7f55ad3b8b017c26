'use client';

import { useTranslations } from 'next-intl';
import type { Field } from '@/lib/seller/reference/operations';

/** Fields with their types and what they mean; those inside others are set in. */
export function FieldList({ fields, marksRequired }: { fields: Field[]; marksRequired?: boolean }) {
  const t = useTranslations('seller_reference');
  return (
    <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
      {fields.map(({ name, depth, type, isRequired, description, values }, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat inside others
          key={nth}
          className="px-3 py-2 text-sm"
          style={{ paddingInlineStart: `${0.75 + Math.min(depth, 5)}rem` }}
        >
          <code className="font-semibold break-all">{name}</code>{' '}
          <span className="break-words text-ink-soft" lang="en">
            {type}
          </span>
          {marksRequired && isRequired && <b className="text-warn"> {t('required')}</b>}
          {description && (
            <span className="block" lang="en">
              {description}
            </span>
          )}
          {values && values.length > 1 && (
            <code className="block break-words text-ink-soft">{values.join(', ')}</code>
          )}
        </li>
      ))}
    </ul>
  );
}
