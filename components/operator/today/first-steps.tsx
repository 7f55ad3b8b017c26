'use client';

import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Panel } from '@/components/operator/ui/panel';
import type { OperatorToday } from '@/lib/contract/schemas/operators/today';

type Steps = NonNullable<OperatorToday['first_steps']>;
type Step = Steps[number]['step'];

/** The page of each step; steps decided in the environment have none. */
const places: Record<Step, string | null> = {
  company: '/operator/settings',
  category: '/operator/categories',
  commission: '/operator/commission',
  payments: null,
  seller: '/operator/sellers',
  listing: '/operator/listings',
  order: '/operator/orders',
};

/** The steps from an empty market to one that sells. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const t = useTranslations('operator_first_steps');
  const next = steps.find(({ done }) => !done)?.step;
  return (
    <Panel title={t('title')}>
      <p className="text-ink-soft">
        {t('hint', { done: steps.filter(({ done }) => done).length, all: steps.length })}
      </p>
      <ol className="flex flex-col divide-y divide-line">
        {steps.map(({ step, done }, index) => (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className="flex items-start gap-3 py-3"
          >
            <span
              className={clsx(
                'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold',
                done
                  ? 'bg-good-soft text-good'
                  : step === next
                    ? 'bg-brand text-on-brand'
                    : 'bg-sunken text-ink-soft',
              )}
            >
              {done ? <Check aria-hidden className="size-5" /> : index + 1}
            </span>
            <div className="flex min-w-0 flex-col">
              {done ? (
                <span className="text-ink-soft">
                  {t(`steps.${step}`)} <span className="sr-only">{t('done')}</span>
                </span>
              ) : (
                <>
                  <StepName to={places[step]}>{t(`steps.${step}`)}</StepName>
                  <span className="text-sm text-ink-soft">{t(`hints.${step}`)}</span>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepName({ to, children }: { to: string | null; children: string }) {
  if (to === null) return <b>{children}</b>;
  return (
    <AreaLink href={to} className="font-semibold text-brand underline">
      {children}
    </AreaLink>
  );
}
