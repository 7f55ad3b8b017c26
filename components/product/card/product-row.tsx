import { useTranslations } from 'next-intl';
import { Scroller } from '@/components/ui/scroller';
import { ProductItems, type ProductItemsProps } from './product-items';
import { rowClass } from './row-class';

/** Products side by side in a scrollable row. */
export function ProductRow(items: Omit<ProductItemsProps, 'inSight'>) {
  const t = useTranslations('common');
  return (
    <Scroller labels={{ back: t('back'), on: t('on') }} className={rowClass}>
      <ProductItems {...items} />
    </Scroller>
  );
}
