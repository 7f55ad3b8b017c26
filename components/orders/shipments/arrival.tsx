'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { tellArrival } from '@/lib/api/orders';
import type { Shipment } from '@/lib/api/schemas/orders';
import { toast } from '@/lib/storefront/browser/toast';
import { swrKeys } from '@/lib/storefront/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useUser } from '@/lib/storefront/session/use-user';

type Props = { orderNumber: string; shipment: Shipment };

/** Asks whether a delivered shipment is there: its store is paid by this word. */
export function Arrival({ orderNumber, shipment: { id, arrival } }: Props) {
  const t = useTranslations('orders.arrival');
  const lang = useLocale();
  const { user } = useUser();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isAsked, setAsked] = useState(false);
  if (arrival === null || arrival === 'received') return null;

  async function tell(received: boolean, comment?: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      const order = await tellArrival(lang, orderNumber, id, { received, comment });
      if (user) {
        await mutate(swrKeys.order(user.email, lang, orderNumber), order, { revalidate: false });
      }
      setAsked(false);
      toast.success(t(received ? 'thanks' : 'told'));
    } catch (refused) {
      setFailure(refused);
    } finally {
      setBusy(false);
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '').trim();
    void tell(false, comment || undefined);
  }

  const problem = failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3 print:hidden">
      <p className={arrival === 'ask' ? 'font-semibold' : 'text-sm text-ink-soft'}>
        {t(arrival === 'ask' ? 'title' : 'waiting')}
      </p>
      {!isAsked && problem}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button busy={busy && !isAsked} onClick={() => void tell(true)}>
          {t(arrival === 'ask' ? 'yes' : 'found')}
        </Button>
        {arrival === 'ask' && (
          <Button look="outline" onClick={() => setAsked(true)}>
            {t('no')}
          </Button>
        )}
      </div>
      {isAsked && (
        <Dialog open onClose={() => setAsked(false)} title={t('no')} closeLabel={t('close')}>
          <form noValidate onSubmit={send} className="flex flex-col gap-4">
            <TextAreaField label={t('comment')} hint={t('hint')} name="comment" maxLength={1000} />
            {problem}
            <Button type="submit" busy={busy}>
              {t('send')}
            </Button>
          </form>
        </Dialog>
      )}
    </div>
  );
}
