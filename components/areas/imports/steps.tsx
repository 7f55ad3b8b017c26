'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ImportState } from '@/lib/contract/schemas/seller/imports';
import { useImportSide } from './side';

const allSteps = ['columns', 'check', 'apply'] as const;
const stepOf: Record<ImportState, number> = {
  mapping: 0,
  checking: 1,
  checked: 1,
  applying: 2,
  done: 3,
  cancelled: 3,
  failed: 3,
  undoing: 3,
  undone: 3,
};

/** The current step of an import. */
export function Steps({ state }: { state: ImportState }) {
  const t = useTranslations('seller_imports');
  const { mapsColumns } = useImportSide();
  const steps = mapsColumns ? allSteps : allSteps.slice(1);
  const at = stepOf[state] - (allSteps.length - steps.length);
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap gap-x-5 gap-y-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2',
            index === at ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'grid size-7 place-items-center rounded-full text-sm',
              index <= at ? 'bg-brand text-on-brand' : 'bg-sunken',
            )}
          >
            {index + 1}
          </span>
          {t(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
