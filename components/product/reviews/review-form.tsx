'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { upload } from '@/lib/client/upload';
import type { Review } from '@/lib/contract/schemas/reviews';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PicturesField } from './pictures-field';
import { usePictureUploads } from './use-picture-uploads';

type Props = { productId: number; onWritten: (review: Review) => void; onCancel: () => void };

/** The form of a review; errors are shown at their fields. */
export function ReviewForm({ productId, onWritten, onCancel }: Props) {
  const t = useTranslations('reviews');
  const lang = useLocale();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const pictures = usePictureUploads({
    send: (lang, picture, options) =>
      dataOf(upload('POST /api/review-pictures', lang, { picture }, options)),
    remove: (lang, id) => call('DELETE /api/review-pictures/{id}', { params: { id }, lang }),
  });

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=rating]')?.focus(), []);

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { rating, title, comment } = Object.fromEntries(new FormData(event.currentTarget)) as {
      rating?: string;
      title: string;
      comment: string;
    };
    if (!rating) {
      setErrors({ rating: t('choose_stars') });
      return focus('[name=rating]');
    }
    if (pictures.uploads.some(({ id }) => !id)) return setErrors({ pictures: t('wait') });
    setErrors({});
    setBusy(true);
    try {
      const ids = pictures.uploads.flatMap(({ id }) => id ?? []);
      const answer = await answerOf(
        call('POST /api/products/{id}/reviews', {
          params: { id: productId },
          lang,
          body: { rating, title, comment, pictures: ids },
        }),
      );
      toast.success(answer.message ?? t('thanks'));
      onWritten(answer.data);
    } catch (failure) {
      setBusy(false);
      const fields = failure instanceof ApiError ? failure.fields : {};
      const [first] = Object.keys(fields);
      setErrors(first ? fields : { all: errorText(failure) });
      if (first) focus(`[name=${first}]`);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={publish}
      aria-label={t('write')}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4"
    >
      <StarsField error={errors.rating} />
      <TextField label={t('title')} name="title" error={errors.title} maxLength={120} />
      <TextAreaField
        label={t('comment')}
        name="comment"
        error={errors.comment}
        hint={t('name_hint')}
        rows={5}
        maxLength={2000}
      />
      <PicturesField {...pictures} error={errors.pictures} />
      {errors.all && <Notice tone="bad">{errors.all}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('publish')}
        </Button>
        <Button look="quiet" onClick={onCancel} disabled={busy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** One to five stars: a group of radio buttons, whose stars are filled up to the chosen one. */
function StarsField({ error }: { error?: string | undefined }) {
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
