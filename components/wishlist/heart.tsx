import clsx from 'clsx';
import { useTranslations } from 'next-intl';

type Props = { product: { id: number; storeId: number; name: string }; className?: string };

/**
 * Puts a product on the wishlist, or takes it off. Plain markup, as a page may carry sixty of them:
 * `Hearts` in the root layout handles the clicks and fills those that are on the list.
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
