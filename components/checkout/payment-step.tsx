'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCard } from '@/components/ui/choice';
import { Banknote, CreditCard, Smartphone } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { Step } from './step';
import { TestMark } from './test-mark';
import type { MethodOffer } from './use-methods';
import type { CheckoutValues } from './values';

const icons = { cod: Banknote, card: CreditCard, upi: Smartphone } satisfies Record<
  PaymentMethod,
  unknown
>;

type Props = { offers: MethodOffer[] | undefined; isTest: boolean };

/** The payment methods; an unavailable one shows the reason. */
export function PaymentStep({ offers, isTest }: Props) {
  const t = useTranslations('checkout');
  const { register, formState } = useFormContext<CheckoutValues>();
  const chosen = useWatch<CheckoutValues, 'payment_method'>({ name: 'payment_method' });
  const error = useFieldText()(formState.errors.payment_method);
  return (
    <Step number={3} title={t('payment_method')}>
      <fieldset className="flex flex-col gap-3" aria-describedby={error && 'payment-error'}>
        <legend className="sr-only">{t('payment_method')}</legend>
        {offers ? (
          offers.map(({ method, available, message, confirm_by }) => {
            const Icon = icons[method];
            return (
              <ChoiceCard
                key={method}
                type="radio"
                {...register('payment_method')}
                value={method}
                required
                checked={available && chosen === method}
                disabled={!available}
              >
                <span className="flex items-start gap-3">
                  <Icon
                    aria-hidden
                    className={clsx('mt-0.5 size-5 shrink-0', available && 'text-good')}
                  />
                  <span className="flex flex-col">
                    <b className="font-semibold">{t(method)}</b>
                    <span className="text-sm text-ink-soft">
                      {available
                        ? t(confirm_by ? `cod_${confirm_by}_hint` : `${method}_hint`)
                        : message}
                    </span>
                  </span>
                </span>
              </ChoiceCard>
            );
          })
        ) : (
          <Skeleton className="h-16" />
        )}
      </fieldset>
      {isTest && <TestMark />}
      {error && (
        <p id="payment-error" className="text-sm text-bad">
          {error}
        </p>
      )}
    </Step>
  );
}
