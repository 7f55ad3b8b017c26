'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { OtpForm } from '@/components/account/codes/otp-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { answerOf, call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Order } from '@/lib/contract/schemas/orders';
import type { CodeChannel } from '@/lib/contract/schemas/orders/cash-code';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import type { CheckoutValues } from './values';

/** A cash order that needs a code: the request of its refusal, and what places it. */
export type NeededCode = {
  request: string;
  values: CheckoutValues;
  order: (code: string) => Promise<Order>;
};

type Props = {
  needed: NeededCode;
  onPlaced: (order: Order) => void;
  /** Called if the order is refused for another reason than its code. */
  onRefused: (failure: unknown) => void;
  onClose: () => void;
};

type Sent = { by: CodeChannel; to: string; at: number };

/** A sheet over the checkout that has a code sent and places the order with it. */
export default function CashCodeSheet({ needed, onPlaced, onRefused, onClose }: Props) {
  const t = useTranslations('cash_code');
  const lang = useLocale();
  const errorText = useErrorText();
  const [sent, setSent] = useState<Sent>();
  const [error, setError] = useState<string>();
  const { request, order } = needed;

  const send = useCallback(async () => {
    const { data, message } = await answerOf(
      call('POST /api/orders/cash-code', { lang, body: { request } }),
    );
    setSent({ by: data.sent_by, to: data.to, at: Date.now() });
    return message;
  }, [lang, request]);

  const begin = useCallback(() => {
    setError(undefined);
    send().catch((failure) => setError(errorText(failure)));
  }, [send, errorText]);

  useEffect(begin, [begin]);

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {error && !sent && (
        <div className="flex flex-col gap-4">
          <Notice tone="bad">{error}</Notice>
          <Button look="outline" onClick={begin}>
            {t('try_again')}
          </Button>
        </div>
      )}
      {!error && !sent && (
        <div className="flex flex-col gap-4">
          <p role="status">{t('sending')}</p>
          <Skeleton className="h-72" />
        </div>
      )}
      {sent && (
        <OtpForm
          sentTo={t.rich(`sent_by_${sent.by}`, {
            to: sent.by === 'sms' ? `+91 ${sent.to}` : sent.to,
            b: (parts) => (
              <b className={sent.by === 'sms' ? 'whitespace-nowrap' : 'wrap-anywhere'}>{parts}</b>
            ),
          })}
          hint={t(`hint_${sent.by}`)}
          submitLabel={t('confirm')}
          sentAt={sent.at}
          onCode={async (code) => {
            try {
              onPlaced(await order(code));
            } catch (failure) {
              if (isAtTheCode(failure)) throw failure;
              onRefused(failure);
            }
          }}
          onResend={send}
        />
      )}
    </Dialog>
  );
}

/** Returns true for a wrong code, too many tries, and a lost answer, after which the same code may be sent again. */
const isAtTheCode = (failure: unknown) =>
  !(failure instanceof ApiError) ||
  failure.status === 0 ||
  failure.status === 429 ||
  failure.fields.cash_code !== undefined;
