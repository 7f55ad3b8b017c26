'use client';

import { useTranslations } from 'next-intl';
import { Check } from '@/components/ui/icons';
import type { StepNumber } from './application-values';

const all: StepNumber[] = [0, 1, 2, 3];

/** The steps of the application form, with the current one marked. */
export function Steps({ current }: { current: StepNumber }) {
  const t = useTranslations('vendor');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        {t('step_of', { step: current + 1, count: all.length })}
      </p>
      <ol className="grid grid-cols-4 gap-2">
        {all.map((step) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className="selectable flex flex-col gap-2 border-t-4 border-line pt-2 text-sm text-ink-soft aria-[current=step]:border-brand aria-[current=step]:font-semibold aria-[current=step]:text-ink data-done:border-good"
            data-done={step < current || undefined}
          >
            <span className="flex items-center gap-1.5 max-sm:sr-only">
              {step < current && <Check aria-hidden className="size-4 text-good" />}
              <span>{t(`steps.${step}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
