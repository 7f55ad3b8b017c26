import { useTranslations } from 'next-intl';
import { Scroller } from '@/components/ui/scroller';
import { ProductItems, type ProductItemsProps } from './product-items';

/** Of a scroller that shows cards of products. */
export const rowClass =
  '-mx-4 auto-cols-[min(44vw,12.5rem)] gap-3 px-4 py-1 sm:mx-0 sm:auto-cols-[13rem] sm:gap-4 sm:px-0 [&>li]:snap-start';

/** Products side by side; the row scrolls. */
export function ProductRow(items: Omit<ProductItemsProps, 'inSight'>) {
  const t = useTranslations('common');
  return (
    <Scroller labels={{ back: t('back'), on: t('on') }} className={rowClass}>
      <ProductItems {...items} />
    </Scroller>
  );
}
