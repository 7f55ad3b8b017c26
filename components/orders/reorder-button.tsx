'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RotateCcw } from '@/components/ui/icons';
import { call, dataOf } from '@/lib/client/call';
import { useRouter } from '@/lib/paths/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { useCart } from '@/lib/storefront/cart/use-cart';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Adds the products of an order to the cart again and opens the cart; names the missing ones. */
export function ReorderButton({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('orders');
  const lang = useLocale();
  const router = useRouter();
  const { reload } = useCart();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function again() {
    setBusy(true);
    try {
      const { added, missing } = await dataOf(
        call('POST /api/orders/{orderNumber}/reorder', { params: { orderNumber }, lang }),
      );
      await reload();
      const short = added.filter(({ quantity, wanted }) => quantity < wanted);
      const notes = [
        ...short.map((line) => t('reorder_fewer', line)),
        ...missing.map(({ reason, name }) => t(`reorder_missing.${reason}`, { name })),
      ].join('\n');
      if (!added.length) {
        toast.error(t('reorder_none'), { description: notes });
        return;
      }
      const text = t('reordered', { count: added.length });
      if (notes) toast(text, { description: notes });
      else toast.success(text);
      router.push('/cart');
    } catch (failure) {
      toast.error(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="outline" busy={busy} onClick={() => void again()} className="print:hidden">
      {!busy && <RotateCcw aria-hidden className="size-5" />}
      <span>{t('reorder')}</span>
    </Button>
  );
}
