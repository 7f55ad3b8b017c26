'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/api/request';
import { pictureLimit, pictureTypes } from '@/lib/api/schemas/picture-limits';
import type { SellerStore } from '@/lib/api/schemas/seller/store';
import { saveStorePicture } from '@/lib/api/seller/store';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Shape = 'logo' | 'banner';
type Props = { store: SellerStore; onSaved: (store: SellerStore) => void };

export function StorePictures({ store, onSaved }: Props) {
  const t = useTranslations('seller_store');
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg font-bold">{t('pictures')}</h2>
      <ChangedPicture shape="logo" src={store.logo} onSaved={onSaved} />
      <ChangedPicture shape="banner" src={store.banner} onSaved={onSaved} />
    </Card>
  );
}

type PictureProps = { shape: Shape; src: string | null; onSaved: Props['onSaved'] };

/** A picture of the store, replaced as soon as another is chosen. */
function ChangedPicture({ shape, src, onSaved }: PictureProps) {
  const t = useTranslations('seller_store');
  const tv = useTranslations('validation');
  const lang = useLocale();
  const errorText = useErrorText();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function replace(file: File | undefined) {
    if (!file || busy) return;
    setError(undefined);
    if (!(pictureTypes as readonly string[]).includes(file.type)) {
      return setError(tv('picture_type'));
    }
    if (file.size > pictureLimit) return setError(tv('picture_too_big'));
    setBusy(true);
    try {
      const { data, message } = await saveStorePicture(lang, shape, file);
      onSaved(data);
      toast.success(String(message));
    } catch (refused) {
      const atField = refused instanceof ApiError ? refused.fields[shape] : undefined;
      setError(atField ?? errorText(refused));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <Picture
        src={src}
        alt={t(`${shape}_alt`)}
        sizes={shape === 'logo' ? '96px' : '380px'}
        className={clsx(
          'rounded-card border border-line',
          shape === 'logo' ? 'size-24' : 'aspect-[16/5] w-full',
        )}
      />
      <input
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          void replace(event.target.files?.[0]);
          event.target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-control border border-line-strong bg-card px-4 font-semibold hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
      >
        {busy && <Spinner />}
        {t(`${shape}_choose`)}
      </label>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={clsx('text-sm', error ? 'text-bad' : 'text-ink-soft')}
      >
        {error ?? t(`${shape}_hint`)}
      </p>
    </div>
  );
}
