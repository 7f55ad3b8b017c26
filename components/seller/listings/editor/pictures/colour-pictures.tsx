'use client';

import { Camera, ImagePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { documentLimits } from '@/lib/api/schemas/seller/listing-document';
import { FileButton } from './file-button';
import { SortablePictures } from './sortable-pictures';
import { useUploads } from './use-uploads';

type Props = { title: string; images: string[]; onChange: (images: string[]) => void };

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** The pictures of a colour: added by choosing, dropping, pasting or the camera, and put in order. */
export function ColourPictures({ title, images, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const [isOver, setOver] = useState(false);
  const latest = useRef(images);
  latest.current = images;
  const { uploads, add, dismiss } = useUploads((url) => {
    latest.current = [...latest.current, url];
    onChange(latest.current);
  });
  const room = documentLimits.pictures - images.length - uploads.length;
  const take = (files: Iterable<File>) =>
    void add([...files].filter(({ type }) => types.includes(type)).slice(0, Math.max(room, 0)));

  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
      className={`flex flex-col gap-3 rounded-control border border-dashed p-3 ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong'}`}
    >
      <legend className="px-1 font-medium">{title}</legend>
      <SortablePictures images={images} onChange={onChange}>
        {uploads.map(({ id, name, part, error }) => (
          <li key={id} className="flex min-w-0 flex-col gap-2 text-sm">
            <span className="truncate">{name}</span>
            {error ? (
              <>
                <span role="alert" className="text-bad">
                  {error}
                </span>
                <button type="button" className="min-h-11 underline" onClick={() => dismiss(id)}>
                  {t('dismiss')}
                </button>
              </>
            ) : (
              <progress value={part} aria-label={name} className="w-full accent-brand" />
            )}
          </li>
        ))}
      </SortablePictures>
      {room > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <FileButton
            label={t('add_pictures', { title })}
            text={t('choose_files')}
            types={types}
            onFiles={take}
            multiple
          >
            <ImagePlus aria-hidden className="size-5" />
          </FileButton>
          <FileButton
            label={t('photo_of', { title })}
            text={t('photo')}
            types={types}
            onFiles={take}
            capture="environment"
          >
            <Camera aria-hidden className="size-5" />
          </FileButton>
          <span className="text-sm text-ink-soft">{t('drop')}</span>
        </div>
      )}
    </fieldset>
  );
}
