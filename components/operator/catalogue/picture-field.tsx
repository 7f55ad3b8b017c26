'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FormField } from '@/components/areas/form/form-field';
import { PictureUpload } from '@/components/areas/picture-upload';
import { Button } from '@/components/ui/button';
import { call, dataOf } from '@/lib/client/call';

type Props = {
  value: string | null;
  onChange: (url: string | null) => void;
  /** Uploads a chosen picture and returns its address; by default as a catalogue picture. */
  upload?: (picture: File) => Promise<string>;
  /** Shown in a banner's width. */
  wide?: boolean;
  hint?: string;
  error?: string;
};

const square = { sizes: '64px', className: 'size-16' };
const banner = { sizes: '192px', width: 1600, height: 600, className: 'h-18 w-48' };

/** Returns the picture of a category, brand or banner, uploaded as soon as it is chosen, as a form's field. */
export const pictureField = (
  settings: Pick<Props, 'upload' | 'wide' | 'hint'> = {},
): FormField => ({
  name: 'image',
  kind: 'own',
  label: '',
  isRequired: settings.wide,
  render: ({ value, error, set }) => (
    <PictureField {...settings} value={value as string | null} error={error} onChange={set} />
  ),
});

export function PictureField({ value, onChange, upload, wide, hint, error }: Props) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  return (
    <PictureUpload
      picture={{ src: value, alt: '', ...(wide ? banner : square) }}
      choose={t('choose_picture')}
      field="picture"
      upload={async (file) =>
        onChange(
          await (upload?.(file) ??
            dataOf(call('POST /api/operator/pictures', { lang, form: { picture: file } })).then(
              ({ url }) => url,
            )),
        )
      }
      hint={hint}
      error={error}
    >
      {value && !wide && (
        <Button look="quiet" onClick={() => onChange(null)}>
          {t('no_picture')}
        </Button>
      )}
    </PictureUpload>
  );
}
