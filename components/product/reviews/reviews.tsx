import { getMessages, getTranslations } from 'next-intl/server';
import type { Reviews as Answer } from '@/lib/contract/schemas/reviews';
import { keepMarkupOnly } from '@/lib/storefront/html-only.server';
import { LazyReviews } from './lazy-reviews';
import type { ShownReviews } from './reviews-on-server';

type Props = { productId: number; reviews: Answer };

/** Buyers' reviews: the summary of all, and the newest; further ones and the form are loaded later. */
export async function Reviews({ productId, reviews }: Props) {
  const { total } = reviews.summary;
  if (total === 0) {
    const t = await getTranslations('reviews');
    return <LazyReviews productId={productId} total={0} none={t('none')} />;
  }
  const { reviews: texts } = await getMessages();
  const shown: ShownReviews = { ...reviews, texts: { reviews: texts } };
  return <LazyReviews productId={productId} total={total} shownKey={keepMarkupOnly(shown)} />;
}
