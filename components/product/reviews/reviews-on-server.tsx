import { type Messages, NextIntlClientProvider, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Reviews } from '@/lib/contract/schemas/reviews';
import { serverProcess } from '@/lib/process/server-process';
import { timeZone } from '@/lib/time/india';
import { ReviewSummary } from './review-summary';
import { ReviewText } from './review-text';

/** The reviews that the page shows, and their texts, kept by `keepMarkupOnly`. */
export type ShownReviews = Reviews & { texts: Pick<Messages, 'reviews'> };

const shownBy = (key: string) => serverProcess.markupOnly?.get(key) as ShownReviews | undefined;

/** The items of the list of reviews, as `ReviewList` shows them. */
export function FirstReviews({ shownKey }: { shownKey: string }) {
  const shown = shownBy(shownKey);
  return (
    shown && (
      <Texts of={shown}>
        {shown.reviews.map((review) => (
          <li key={review.id}>
            <ReviewText review={review} />
          </li>
        ))}
      </Texts>
    )
  );
}

export function FirstSummary({ shownKey }: { shownKey: string }) {
  const shown = shownBy(shownKey);
  return (
    shown && (
      <Texts of={shown}>
        <ReviewSummary summary={shown.summary} />
      </Texts>
    )
  );
}

function Texts({ of: { texts }, children }: { of: ShownReviews; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={texts} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
