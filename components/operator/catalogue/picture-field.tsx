'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Spinner } from '@/components/ui/spinner';
import { addCataloguePicture } from '@/lib/api/operators/catalogue';
import { ApiError } from '@/lib/api/request';
import { pictureLimit, pictureTypes } from '@/lib/api/schemas/picture-limits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  value: string | null;
  onChange: (url: string | null) => void;
  /** Keeps a chosen picture and answers its address; else it is one of the catalogue. */
  upload?: (picture: File) => Promise<string>;
  /** Shown as wide as a banner. */
  wide?: boolean;
  hint?: string;
  error?: string;
};

/** The picture of a category, brand or banner, uploaded as soon as it is chosen. */
export function PictureField({ value, onChange, upload, wide, hint, error: refused }: Props) {
  const t = useTranslations('operator_catalogue');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const error = failure ?? refused;
  const note = error ?? hint;

  async function replace(file: File | undefined) {
    if (!file || busy) return;
    setFailure(undefined);
    if (!(pictureTypes as readonly string[]).includes(file.type)) {
      return setFailure(tv('picture_type'));
    }
    if (file.size > pictureLimit) return setFailure(tv('picture_too_big'));
    setBusy(true);
    try {
      onChange(await (upload?.(file) ?? addCataloguePicture(lang, file)));
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields.picture : undefined;
      setFailure(atField ?? errorText(thrown));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <Picture
          src={value}
          alt=""
          sizes={wide ? '192px' : '64px'}
          width={wide ? 1600 : undefined}
          height={wide ? 600 : undefined}
          className={clsx('rounded-card border border-line', wide ? 'h-18 w-48' : 'size-16')}
        />
        <input
          id={id}
          type="file"
          accept={pictureTypes.join(',')}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            void replace(event.target.files?.[0]);
            event.target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-card px-4 font-semibold hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
        >
          {busy && <Spinner />}
          {t('choose_picture')}
        </label>
        {value && !wide && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('no_picture')}
          </Button>
        )}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={clsx('text-sm', error ? 'text-bad' : 'text-ink-soft')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
