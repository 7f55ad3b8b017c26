import { Banknote, ReceiptIndianRupee, RotateCcw } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';

const policies = ['return', 'refund', 'cancellation'] as const;

type Props = { product: Pick<NormalisedProduct, 'returnPolicy' | 'gstRate'> };

/** What a shopper must know before buying (E-Commerce Rules): returns, payment, taxes. */
export async function PurchaseTerms({ product: { returnPolicy, gstRate } }: Props) {
  const t = await getTranslations('product');
  const facts = [
    [RotateCcw, t(`returns.${returnPolicy}`), t(`returns_mean.${returnPolicy}`)],
    [Banknote, t('payment'), t('payment_hint')],
    [ReceiptIndianRupee, t('gst', { rate: gstRate }), t('gst_hint')],
  ] as const;
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4 text-sm">
      <ul className="grid gap-3 min-[28rem]:grid-cols-2">
        {facts.map(([Icon, fact, meaning]) => (
          <li key={fact} className="flex items-start gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>
              <span className="block font-medium">{fact}</span>
              <span className="text-ink-soft">{meaning}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 border-t border-line pt-2">
        {policies.map((policy) => (
          <Link
            key={policy}
            href={`/${policy}`}
            className="inline-flex items-center py-1 text-brand underline pointer-coarse:min-h-11"
          >
            {t(`policies.${policy}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}
