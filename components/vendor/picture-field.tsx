'use client';

import { ImagePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { pictureLimit, pictureTypes } from '@/lib/api/schemas/picture-limits';

type Props = {
  name: 'logo' | 'banner';
  file: File | undefined;
  error: string | undefined;
  onChange: (file: File | undefined, refusal?: string) => void;
};

const shapes = { logo: 'size-32', banner: 'aspect-[16/5] w-full' };

/** A picture from the device, shown before it is sent. */
export function PictureField({ name, file, error, onChange }: Props) {
  const t = useTranslations('vendor');
  const tv = useTranslations('validation');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    if (!(pictureTypes as readonly string[]).includes(chosen.type)) {
      return onChange(undefined, tv('picture_type'));
    }
    if (chosen.size > pictureLimit) return onChange(undefined, tv('picture_too_big'));
    onChange(chosen);
  }

  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {t(name)}
      </label>
      <div
        className={`${shapes[name]} grid max-w-full place-items-center overflow-hidden rounded-card border border-dashed border-line-strong bg-picture text-ink-soft`}
      >
        {preview ? (
          // biome-ignore lint/performance/noImgElement: a file of this device, not of the site
          <img
            src={preview}
            alt={t('picture_of', { name: file?.name ?? '' })}
            onError={() => onChange(undefined, tv('picture_type'))}
            className="size-full object-cover"
          />
        ) : (
          <ImagePlus aria-hidden className="size-8" />
        )}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
        className="min-h-11 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-card file:px-4 file:font-semibold file:text-ink"
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`text-sm ${error ? 'text-bad' : 'text-ink-soft'}`}
      >
        {error ?? (file ? file.name : t(`${name}_hint`))}
      </p>
      {file && (
        <Button
          look="outline"
          className="self-start"
          onClick={() => {
            onChange(undefined);
            input.current?.focus();
          }}
        >
          {t('remove_picture')}
        </Button>
      )}
    </div>
  );
}

/** An address under which the browser shows the file. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
