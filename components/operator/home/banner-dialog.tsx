'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/areas/form-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { ManagedBanner } from '@/lib/contract/schemas/home/manage';
import { type BannerKind, homeLimits } from '@/lib/contract/schemas/home/sections';
import { languageName } from '@/lib/i18n/language-name';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type FieldIn, fieldIn, fieldValues } from '@/lib/i18n/translated';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { clockOf, fromClock } from '@/lib/time/india';
import { PictureField } from '../catalogue/picture-field';

type BannerInput = BodyOf<'POST /api/operator/home/banners'>;

const words = ['title', 'text', 'alt'] as const;

type Values = Record<FieldIn<(typeof words)[number]>, string> & {
  image: string | null;
  link: string;
  locale: '' | Locale;
  starts_at: string;
  ends_at: string;
  shown: 'yes' | 'no';
};

type Props = {
  kind: BannerKind;
  /** The banner to change; undefined adds a new one. */
  banner?: ManagedBanner;
  onClose: () => void;
  onSaved: () => void;
};

export function BannerDialog({ kind, banner, onClose, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: valuesOf(banner) });
  const { errors } = form.formState;
  const locale = form.watch('locale');

  async function send(values: Values) {
    await (banner?.id === undefined
      ? dataOf(call('POST /api/operator/home/banners', { lang, body: bodyOf(kind, values) }))
      : dataOf(
          call('PUT /api/operator/home/banners/{id}', {
            lang,
            params: { id: banner?.id },
            body: bodyOf(kind, values),
          }),
        ));
    onSaved();
  }

  return (
    <FormDialog
      form={form}
      title={banner ? t('change') : t(`add.${kind}`)}
      action={t('save')}
      onClose={onClose}
      onSend={send}
    >
      <PictureField
        wide
        value={form.watch('image')}
        onChange={(image) => form.setValue('image', image)}
        upload={(picture) =>
          dataOf(call('POST /api/operator/home/pictures', { lang, form: { picture, kind } })).then(
            ({ url }) => url,
          )
        }
        error={fieldText(errors.image)}
        hint={t(`picture_hint.${kind}`)}
      />
      <SelectField {...form.register('locale')} label={t('languages')}>
        <option value="">{t('only.both')}</option>
        {locales.map((each) => (
          <option key={each} value={each}>
            {t('only.one', { language: languageName(each, lang) })}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        {words.map((word) =>
          locales
            .filter((each) => locale === '' || locale === each)
            .map((each) => {
              const name = fieldIn(word, each);
              return (
                <TextField
                  key={name}
                  {...form.register(name)}
                  required={word !== 'text'}
                  lang={each}
                  label={t(`fields.${word}`, { language: languageName(each, lang) })}
                  error={fieldText(errors[name])}
                  maxLength={word === 'title' ? homeLimits.title : homeLimits.text}
                  autoComplete="off"
                />
              );
            }),
        )}
      </div>
      <TextField
        {...form.register('link')}
        required
        label={t('link')}
        hint={t('link_hint')}
        error={fieldText(errors.link)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('starts_at')}
          type="datetime-local"
          label={t('begins')}
          hint={t('begins_hint')}
        />
        <TextField
          {...form.register('ends_at')}
          type="datetime-local"
          label={t('ends')}
          hint={t('ends_hint')}
          error={fieldText(errors.ends_at)}
        />
      </div>
      <SelectField {...form.register('shown')} label={t('shown')}>
        <option value="yes">{t('shown_yes')}</option>
        <option value="no">{t('shown_no')}</option>
      </SelectField>
    </FormDialog>
  );
}

const valuesOf = (banner?: ManagedBanner): Values => ({
  image: banner?.image ?? null,
  link: banner?.link ?? '',
  locale: banner?.locale ?? '',
  starts_at: banner?.starts_at ? clockOf(banner.starts_at) : '',
  ends_at: banner?.ends_at ? clockOf(banner.ends_at) : '',
  shown: banner?.state === 'hidden' ? 'no' : 'yes',
  ...fieldValues('title', banner),
  ...fieldValues('text', banner),
  ...fieldValues('alt', banner),
});

function bodyOf(kind: BannerKind, values: Values): BannerInput {
  const { image, starts_at, ends_at, locale, shown, ...others } = values;
  return {
    ...others,
    kind,
    image: image ?? '',
    locale: locale || null,
    starts_at: fromClock(starts_at) ?? null,
    ends_at: fromClock(ends_at) ?? null,
    is_hidden: shown === 'no',
  };
}
