'use client';

import { Banknote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChoiceCard } from '@/components/ui/choice';
import { Step } from './step';

/** How to pay; for now there is one way. */
export function PaymentStep() {
  const t = useTranslations('checkout');
  return (
    <Step number={3} title={t('payment_method')}>
      <ChoiceCard type="radio" name="payment_method" value="cod" defaultChecked>
        <span className="flex items-start gap-3">
          <Banknote aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          <span className="flex flex-col">
            <b className="font-semibold">{t('cod')}</b>
            <span className="text-sm text-ink-soft">{t('cod_hint')}</span>
          </span>
        </span>
      </ChoiceCard>
    </Step>
  );
}
