import { Banknote, ReceiptIndianRupee, RotateCcw } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { NormalisedProduct } from '@/lib/storefront/product';

/** What a shopper must know before buying: returns, payment, taxes. */
export async function Facts({ returnPolicy }: Pick<NormalisedProduct, 'returnPolicy'>) {
  const t = await getTranslations('product');
  const facts = [
    [RotateCcw, t(`returns.${returnPolicy}`)],
    [Banknote, t('cash_on_delivery')],
    [ReceiptIndianRupee, t('gst_included')],
  ] as const;
  return (
    <ul className="grid grid-cols-2 gap-3 rounded-card bg-sunken p-4 text-sm">
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          {text}
        </li>
      ))}
    </ul>
  );
}
