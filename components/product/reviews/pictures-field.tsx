'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { ImagePlus, X } from '@/components/ui/icons';
import { pictureTypes } from '@/lib/contract/schemas/picture-limits';
import type { PictureUpload, usePictureUploads } from './use-picture-uploads';

type Props = ReturnType<typeof usePictureUploads> & { error?: string | undefined };

/** A few pictures, each with its progress and a remove button. */
export function PicturesField({ uploads, refusal, most, add, remove, error }: Props) {
  const t = useTranslations('reviews');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = refusal ?? error ?? uploads.find((upload) => upload.error)?.error;
  const isFull = uploads.length >= most;

  function removeAndFocus(upload: PictureUpload) {
    remove(upload);
    input.current?.focus();
  }

  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-sm font-medium">{t('pictures')}</legend>
      <ul className="flex flex-wrap gap-3">
        {uploads.map((upload) => (
          <li key={upload.key} className="relative size-24">
            {/* biome-ignore lint/performance/noImgElement: a file of this device, not of the site */}
            <img
              src={upload.preview}
              alt={upload.name}
              className="size-full rounded-control border border-line object-cover"
            />
            <button
              type="button"
              aria-label={t('remove_picture', { name: upload.name })}
              onClick={() => removeAndFocus(upload)}
              className="absolute -top-3 -right-3 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full border border-line bg-card shadow-card">
                <X aria-hidden className="size-4" />
              </span>
            </button>
            <Progress upload={upload} />
          </li>
        ))}
        <li hidden={isFull}>
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={pictureTypes.join(',')}
            disabled={isFull}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className="flex size-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-dashed border-line-strong bg-picture p-1 text-center text-xs font-semibold text-ink-soft hover:border-brand hover:text-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
          >
            <ImagePlus aria-hidden className="size-6" strokeWidth={1.5} />
            {t('add_pictures')}
          </label>
        </li>
      </ul>
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={`text-sm break-words ${problem ? 'text-bad' : 'text-ink-soft'}`}
      >
        {problem ?? t('pictures_hint', { most })}
      </p>
    </fieldset>
  );
}

function Progress({ upload: { name, sent, id, error } }: { upload: PictureUpload }) {
  const t = useTranslations('reviews');
  const percent = Math.round(sent * 100);
  return (
    <>
      {!id && !error && (
        <progress
          value={sent}
          max={1}
          aria-label={t('uploading', { name, percent })}
          className="absolute inset-x-2 bottom-2 h-2 w-20 accent-brand"
        />
      )}
      <span role="status" className="sr-only">
        {id ? t('uploaded', { name }) : ''}
      </span>
    </>
  );
}
