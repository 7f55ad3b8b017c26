'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { Shipment } from '@/lib/contract/schemas/orders';
import {
  type DeliveryChoice as Choice,
  type CourierReport,
  type FailureReason,
  longestAddress,
} from '@/lib/contract/schemas/orders/scans';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOrderChanged } from '@/lib/storefront/orders/use-orders';
import { noonOf } from '@/lib/time/india';

type Props = { orderNumber: string; shipment: Shipment };

const on = (day: string) => noonOf(day).toISOString();

/** After a failed delivery: why, and what the shopper wants now or has asked for. */
export function DeliveryChoice({ orderNumber, shipment: { id, courier, status } }: Props) {
  const lang = useLocale();
  const changed = useOrderChanged();
  if (!courier || status !== 'delivery_failed') return null;
  const reason = courier.scans.find(({ kind }) => kind === 'attempt_failed')?.reason ?? null;

  return (
    <div className="border-t border-line pt-3 print:hidden">
      <DeliveryChoiceForm
        {...courier}
        reason={reason}
        onSend={async (body) => {
          const given = { lang, params: { orderNumber, id }, body };
          changed(
            await dataOf(
              call('POST /api/orders/{orderNumber}/shipments/{id}/delivery-choice', given),
            ),
          );
        }}
      />
    </div>
  );
}

type FormProps = Pick<CourierReport, 'choices' | 'days' | 'chosen'> & {
  reason: FailureReason | null;
  onSend: (chosen: { choice: Choice; day?: string; address?: string }) => Promise<void>;
};

/** Tells why a delivery failed and what was chosen, and asks what can be chosen still. */
export function DeliveryChoiceForm({ choices, days, chosen, reason, onSend }: FormProps) {
  const t = useTranslations('orders.courier');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [choice, setChoice] = useState<Choice>('another_day');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const day = String(given.get('day') ?? '');
    const address = String(given.get('address') ?? '').trim() || undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(choice === 'another_day' ? { choice, day, address } : { choice });
      toast.success(t('told'));
    } catch (refused) {
      setFailure(refused);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {reason && <p className="font-medium">{t('failed', { reason: t(`why.${reason}`) })}</p>}
      {chosen && (
        <p>{chosen.day ? t('chosen_day', { date: date(on(chosen.day), lang) }) : t('chosen_no')}</p>
      )}
      {chosen?.address && <p dir="auto">{t('chosen_address', { address: chosen.address })}</p>}
      {choices.length > 0 && (
        <form noValidate onSubmit={send} className="flex flex-col gap-3">
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">{t('ask')}</legend>
            {choices.map((one) => (
              <ChoiceCard
                key={one}
                type="radio"
                name="choice"
                checked={choice === one}
                onChange={() => setChoice(one)}
              >
                <span className="flex flex-col">
                  <span>{t(one)}</span>
                  {one === 'not_wanted' && (
                    <span className="text-sm text-ink-soft">{t('not_wanted_hint')}</span>
                  )}
                </span>
              </ChoiceCard>
            ))}
          </fieldset>
          {choice === 'another_day' && (
            <>
              <SelectField label={t('day')} name="day">
                {days.map((day) => (
                  <option key={day} value={day}>
                    {date(on(day), lang)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={t('address')}
                hint={t('address_hint')}
                name="address"
                maxLength={longestAddress}
                autoComplete="off"
              />
            </>
          )}
          {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
          <Button type="submit" busy={busy} className="sm:self-start">
            {t('send')}
          </Button>
        </form>
      )}
    </div>
  );
}
