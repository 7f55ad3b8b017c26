'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

/** One to five stars: a group of radio buttons, whose stars are filled up to the chosen one. */
export function StarsField({ error }: { error?: string | undefined }) {
  const t = useTranslations('reviews');
  const id = useId();
  return (
    <fieldset
      className="flex flex-col gap-1"
      aria-describedby={error && id}
      aria-invalid={error ? true : undefined}
    >
      <legend className="text-sm font-medium">{t('rating')}</legend>
      <div className="stars-field">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="rating"
              required
              value={stars}
              aria-label={t('stars', { rating: stars })}
              className="sr-only"
            />
            <span aria-hidden className="star" />
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
