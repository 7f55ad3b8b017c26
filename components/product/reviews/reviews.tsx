import { getTranslations } from 'next-intl/server';
import type { Reviews as Answer } from '@/lib/api/schemas/reviews';
import { LazyReviews } from './lazy-reviews';
import { ReviewSummary } from './review-summary';
import { ReviewText } from './review-text';

type Props = { productId: number; reviews: Answer };

/** What buyers say: the summary over all, and the newest; more of them, and writing one, come later. */
export async function Reviews({ productId, reviews: { reviews, summary } }: Props) {
  const t = await getTranslations('reviews');
  return (
    <LazyReviews
      productId={productId}
      total={summary.total}
      summary={
        summary.total > 0 ? (
          <ReviewSummary summary={summary} />
        ) : (
          <p className="text-ink-soft">{t('none')}</p>
        )
      }
    >
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewText review={review} />
        </li>
      ))}
    </LazyReviews>
  );
}
