import clsx from 'clsx';
import { useTranslations } from 'next-intl';

type Props = { product: { id: number; storeId: number; name: string }; className?: string };

/**
 * Adds a product to the wishlist, or removes it. Plain markup, as a page may contain sixty: `Hearts` in the
 * root layout handles the clicks and fills the hearts of listed products.
 */
export function Heart({ product: { id, storeId, name }, className }: Props) {
  const t = useTranslations('wishlist');
  return (
    <button
      type="button"
      data-wishlist-product={`${id}:${storeId}`}
      aria-pressed="false"
      aria-label={t('heart', { name })}
      className={clsx('heart', className)}
    />
  );
}
