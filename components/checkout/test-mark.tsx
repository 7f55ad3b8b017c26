'use client';

import { useTranslations } from 'next-intl';
import { FlaskConical } from '@/components/ui/icons';

/** Marks test payments: no real money moves. */
export function TestMark() {
  const t = useTranslations('payments');
  return (
    <p className="flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('test_mark')}
    </p>
  );
}
