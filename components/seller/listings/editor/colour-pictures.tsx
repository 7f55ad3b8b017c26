'use client';

import { Camera, ImagePlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { dataOf } from '@/lib/client/call';
import { upload } from '@/lib/client/upload';
import { documentLimits } from '@/lib/contract/schemas/seller/listing-document';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { SortablePictures } from './sortable-pictures';

type Props = { title: string; images: string[]; onChange: (images: string[]) => void };

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** The pictures of a colour: added by file dialog, drop, paste or camera, and sortable. */
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

type Upload = { id: number; name: string; part: number; error?: string };

/** Uploads several pictures at once; `onDone` receives each as it arrives. */
function useUploads(onDone: (url: string) => void) {
  const lang = useLocale();
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const last = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;

  async function add(files: File[]) {
    await Promise.all(
      files.map(async (file) => {
        const id = ++last.current;
        const set = (values: Partial<Upload>) =>
          setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
        setUploads((all) => [...all, { id, name: file.name, part: 0 }]);
        try {
          const { url } = await dataOf(
            upload(
              'POST /api/seller/pictures',
              lang,
              { picture: file },
              {
                onProgress: (part) => set({ part }),
              },
            ),
          );
          done.current(url);
          setUploads((all) => all.filter((one) => one.id !== id));
        } catch (failure) {
          set({ error: errorText(failure) });
        }
      }),
    );
  }

  const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));
  return { uploads, add, dismiss };
}

type FileButtonProps = {
  label: string;
  text: string;
  types: readonly string[];
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  capture?: 'environment';
  children: ReactNode;
};

/** A button that opens the file dialog or the camera. */
function FileButton({ label, text, types, onFiles, multiple, capture, children }: FileButtonProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      {children}
      {text}
      <input
        type="file"
        accept={types.join(',')}
        aria-label={label}
        multiple={multiple}
        capture={capture}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
