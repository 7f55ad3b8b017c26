import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { Whole } from '@/components/ui/whole';
import type { Review } from '@/lib/contract/schemas/reviews';
import { languageName } from '@/lib/i18n/language-name';
import { date } from '@/lib/storefront/format';
import { VoteLook } from './vote-look';

type Props = {
  review: Review;
  /** The vote button; default: the same button, disabled. */
  vote?: ReactNode;
  /** Opens a picture; by default it opens by its address. */
  onPicture?: (review: Review, index: number) => void;
};

/** One buyer's review and the store's reply. */
export function ReviewText({ review, vote, onPicture }: Props) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  const { author, language, pictures, reply } = review;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars rating={review.rating} />
        <span className="sr-only">{t('stars', { rating: review.rating })}</span>
        {review.title && (
          <span dir="auto" lang={language} className="font-semibold">
            {review.title}
          </span>
        )}
      </p>
      {review.comment && (
        <p dir="auto" lang={language} className="max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id, image }, index) => (
            <li key={id}>
              <a
                href={image}
                target="_blank"
                onClick={
                  onPicture &&
                  ((event) => {
                    event.preventDefault();
                    onPicture(review, index);
                  })
                }
                className="block size-18 overflow-hidden rounded-control border border-line"
                rel="noopener"
              >
                <Picture
                  src={image}
                  alt={t('picture_of', { number: index + 1, author })}
                  sizes="72px"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        <bdi translate="no">{author}</bdi>
        <span>{' · '}</span>
        <Whole as="time" dateTime={review.created_at}>
          {date(review.created_at, locale)}
        </Whole>
        {review.verified && <span>{` · ${t('verified')}`}</span>}
        {language !== locale && (
          <span>{` · ${t('written_in', { language: languageName(language, locale) })}`}</span>
        )}
      </p>
      {reply && (
        <div className="max-w-prose border-l-2 border-line-strong pl-3 text-sm">
          <p className="font-semibold">{t('reply')}</p>
          <p dir="auto" lang={reply.language} className="whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
      {vote ?? <VoteLook count={review.helpful} disabled />}
    </div>
  );
}
