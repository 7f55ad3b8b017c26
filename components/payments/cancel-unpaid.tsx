'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { cancelOrder, getOrder } from '@/lib/api/orders';
import { ApiError } from '@/lib/api/request';
import { useRouter } from '@/lib/i18n/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { useOrderChanged } from '@/lib/storefront/orders/use-orders';

type Props = { number: string; disabled: boolean; onCancelled: () => void };

/** Ends an order that is not paid; its items are in the cart still. */
export function CancelUnpaid({ number, disabled, onCancelled }: Props) {
  const t = useTranslations('payments');
  const te = useTranslations('errors');
  const lang = useLocale();
  const router = useRouter();
  const changed = useOrderChanged();
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      const { id } = await getOrder(lang, number);
      const reason = t('cancel_reason');
      changed((await cancelOrder(lang, id, { reason }, `unpaid-${number}`)).order);
      router.push(`/order-cancelled?order=${number}`);
    } catch (failure) {
      const reason = failure instanceof ApiError && failure.code === 'api' && failure.message;
      toast.error(te('cancel_failed'), reason ? { description: reason } : undefined);
    } finally {
      setBusy(false);
      onCancelled();
    }
  }

  return (
    <ConfirmDialog
      title={t('cancel_title')}
      text={t('cancel_text')}
      labels={{ confirm: t('cancel'), cancel: t('keep') }}
      onConfirm={() => void cancel()}
    >
      {(ask) => (
        <Button look="quiet" disabled={disabled} busy={isBusy} onClick={ask}>
          {t('cancel')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
