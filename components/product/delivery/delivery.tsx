import { getTranslations } from 'next-intl/server';
import { LazyDeliveryCheck } from './lazy-delivery-check';

/** Whether, when and for how much it comes to a pincode; without scripts there is nothing to ask with. */
export async function Delivery({ productId }: { productId: number }) {
  const t = await getTranslations('delivery');
  return (
    <section aria-labelledby="delivery" className="needs-script flex flex-col gap-2">
      <h2 id="delivery" className="font-semibold">
        {t('title')}
      </h2>
      <LazyDeliveryCheck productId={productId} />
    </section>
  );
}
