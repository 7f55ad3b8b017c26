'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/client/request';
import { pictureLimit, pictureTypes } from '@/lib/contract/schemas/picture-limits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  /** The current picture and its display. */
  picture: {
    src: string | null;
    alt: string;
    sizes: string;
    width?: number;
    height?: number;
    className: string;
  };
  /** Label of the button that opens the file dialog. */
  choose: string;
  upload: (file: File) => Promise<void>;
  /** The API's name of the picture, used in its errors. */
  field: string;
  hint?: string;
  error?: string;
  /** Places the button below the picture instead of beside it. */
  stacked?: boolean;
  /** Shown behind the button. */
  children?: ReactNode;
};

/** A picture that is replaced as soon as another one is chosen. */
export function PictureUpload(props: Props) {
  const { picture, choose, upload, field, hint, error: refused, stacked, children } = props;
  const t = useTranslations('validation');
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
      return setFailure(t('picture_type'));
    }
    if (file.size > pictureLimit) return setFailure(t('picture_too_big'));
    setBusy(true);
    try {
      await upload(file);
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields[field] : undefined;
      setFailure(atField ?? errorText(thrown));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <div
        className={clsx(
          'flex',
          stacked ? 'flex-col items-start gap-2' : 'flex-wrap items-center gap-3',
        )}
      >
        <Picture
          {...picture}
          className={clsx('rounded-card border border-line', picture.className)}
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
          <span>{choose}</span>
        </label>
        {children}
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
