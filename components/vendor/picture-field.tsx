'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ImagePlus } from '@/components/ui/icons';
import { pictureLimit, pictureTypes } from '@/lib/contract/schemas/picture-limits';

type Props = {
  name: 'logo' | 'banner';
  file: File | undefined;
  error: string | undefined;
  onChange: (file: File | undefined, refusal?: string) => void;
};

const shapes = { logo: 'size-36', banner: 'aspect-[16/5] min-h-32 w-full' };

/** A picture from the device, previewed before it is sent. */
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
      {/* The browser's own control uses the browser's language, not the page's. */}
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
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${shapes[name]} grid max-w-full cursor-pointer place-items-center overflow-hidden rounded-card border border-dashed border-line-strong bg-picture text-ink-soft hover:border-brand hover:text-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-aria-invalid:border-bad`}
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
          <span
            aria-hidden
            className="flex flex-col items-center gap-2 p-2 text-center font-semibold"
          >
            <ImagePlus className="size-8" strokeWidth={1.5} />
            {t('choose_picture')}
          </span>
        )}
      </label>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`text-sm break-words ${error ? 'text-bad' : 'text-ink-soft'}`}
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

/** Returns an object URL under which the browser shows the file. */
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
