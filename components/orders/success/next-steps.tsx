'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';

/** What happens between order and delivery. */
export function NextSteps() {
  const t = useTranslations('orders');
  const steps = ['next_packing', 'next_mail', 'next_invoice'] as const;
  return (
    <Card className="flex flex-col gap-3 print:hidden">
      <h2 className="font-semibold">{t('next')}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:font-semibold marker:text-brand">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Card>
  );
}
