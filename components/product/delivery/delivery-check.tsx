'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Banknote, MapPin, Truck } from '@/components/ui/icons';
import { useCall } from '@/lib/client/use-call';
import type { Delivery } from '@/lib/contract/schemas/delivery';
import { type PincodeFault, readPincode } from '@/lib/contract/schemas/numbers/identifier-text';
import { dayRange } from '@/lib/storefront/addresses/day-range';
import { placeName } from '@/lib/storefront/addresses/place-name';
import { usePincode } from '@/lib/storefront/addresses/use-pincode';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Checks the shopper's pincode, or one entered here, which is stored if it is served. */
export default function DeliveryCheck({ productId }: { productId: number }) {
  const t = useTranslations('delivery');
  const id = useId();
  const [kept, remember] = usePincode();
  const [tried, setTried] = useState<{ pincode: string; instead: string | null }>();
  // A pincode chosen in the header afterwards replaces the one entered here.
  const pincode = tried?.instead === kept ? tried.pincode : kept;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<PincodeFault>();
  const errorText = useErrorText();
  const { data, error, isValidating, mutate } = useCall(
    'GET /api/products/{id}/delivery',
    pincode ? { params: { id: productId }, query: { pincode } } : null,
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onSuccess: ({ serviceable }) => {
        if (serviceable && pincode && pincode !== kept) remember(pincode);
      },
    },
  );

  function ask(event: FormEvent) {
    event.preventDefault();
    const { pincode: asked, fault: wrong } = readPincode(typed ?? pincode ?? '');
    setFault(wrong);
    if (!asked) return document.getElementById(id)?.focus();
    setTyped(undefined);
    if (asked === pincode) void mutate();
    else setTried({ pincode: asked, instead: kept });
  }

  function note() {
    if (fault) {
      return (
        <p className="text-bad">
          {t(fault === 'pincode' ? 'pincode_invalid' : 'pincode_impossible')}
        </p>
      );
    }
    if (!pincode) return <p className="text-ink-soft">{t('hint')}</p>;
    if (isValidating && !data) {
      return <p className="text-ink-soft">{t('checking', { pincode })}</p>;
    }
    if (error) {
      return (
        <p className="text-bad">
          {errorText(error)}{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline"
            onClick={() => mutate()}
          >
            {t('retry')}
          </button>
        </p>
      );
    }
    return data && <DeliveryAnswer delivery={data} pincode={pincode} />;
  }

  return (
    <form noValidate onSubmit={ask} className="flex flex-col gap-2">
      <div className="flex max-w-sm gap-2">
        <input
          id={id}
          name="pincode"
          required
          value={typed ?? pincode ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(undefined);
          }}
          aria-label={t('pincode')}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          placeholder={t('pincode_hint')}
          inputMode="numeric"
          autoComplete="postal-code"
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-card px-3 placeholder:text-ink-soft aria-invalid:border-bad"
        />
        <Button type="submit" look="outline" busy={isValidating}>
          {t('check')}
        </Button>
      </div>
      <div
        id={`${id}-note`}
        aria-live="polite"
        className={clsx('text-sm', pincode ? 'min-h-17' : 'min-h-10')}
      >
        {note()}
      </div>
    </form>
  );
}

type DeliveryAnswerProps = { delivery: Delivery; pincode: string };

/** The delivery of a product to a pincode: place, date, fee and payment methods. */
function DeliveryAnswer({ delivery, pincode }: DeliveryAnswerProps) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const { serviceable, city, state, earliest, latest, fee, cod } = delivery;
  const place = placeName({ city, state, pincode });
  if (!state) return <p className="text-bad">{t('unknown', { pincode })}</p>;
  if (!serviceable) return <p className="text-bad">{t('not_served', { place })}</p>;
  const facts = [
    [MapPin, t('to', { place })],
    [
      Truck,
      [
        earliest &&
          latest &&
          t(earliest === latest ? 'by' : 'between', { days: dayRange(earliest, latest, locale) }),
        fee !== null && (fee ? t('fee', { amount: money(fee) }) : t('free')),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [Banknote, t(cod ? 'cod' : 'no_cod')],
  ] as const;
  return (
    <ul className="flex flex-col gap-1">
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-start gap-2">
          <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
          {text}
        </li>
      ))}
    </ul>
  );
}
