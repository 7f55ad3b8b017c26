'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { type FormField, linesIn } from '@/components/areas/form/form-field';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { ManagedBanner } from '@/lib/contract/schemas/home/manage';
import { type BannerKind, homeLimits } from '@/lib/contract/schemas/home/sections';
import { languageName } from '@/lib/i18n/language-name';
import { locales } from '@/lib/i18n/locales';
import { pictureField } from '../catalogue/picture-field';

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
  const upload = (picture: File) =>
    dataOf(call('POST /api/operator/home/pictures', { lang, form: { picture, kind } })).then(
      ({ url }) => url,
    );
  const fields: FormField[] = [
    pictureField({ upload, wide: true, hint: t(`picture_hint.${kind}`) }),
    {
      name: 'locale',
      kind: 'choice',
      label: t('languages'),
      options: [
        { value: '', label: t('only.both') },
        ...locales.map((each) => ({
          value: each,
          label: t('only.one', { language: languageName(each, lang) }),
        })),
      ],
      empty: null,
      isWide: true,
    },
    ...(['title', 'text', 'alt'] as const).flatMap((word) =>
      linesIn(word, (each) => ({
        label: t(`fields.${word}`, { language: languageName(each, lang) }),
        maxLength: word === 'title' ? homeLimits.title : homeLimits.text,
        isRequired: word !== 'text',
        when: ({ locale }) => !locale || locale === each,
      })),
    ),
    {
      name: 'link',
      kind: 'path',
      label: t('link'),
      hint: t('link_hint'),
      isRequired: true,
      isWide: true,
    },
    {
      name: 'starts_at',
      kind: 'moment',
      label: t('begins'),
      hint: t('begins_hint'),
      empty: null,
    },
    { name: 'ends_at', kind: 'moment', label: t('ends'), hint: t('ends_hint'), empty: null },
    {
      name: 'is_hidden',
      kind: 'choice',
      label: t('shown'),
      options: [
        { value: 'false', label: t('shown_yes') },
        { value: 'true', label: t('shown_no') },
      ],
      read: (value) => value === 'true',
      isWide: true,
    },
  ];
  return (
    <ContractDialog<BodyOf<'POST /api/operator/home/banners'>>
      title={banner ? t('change') : t(`add.${kind}`)}
      action={t('save')}
      fields={fields}
      value={{ ...banner, image: banner?.image ?? null, is_hidden: banner?.state === 'hidden' }}
      more={{ kind }}
      schema={async () => (await import('@/lib/contract/schemas/home/manage')).bannerBodySchema}
      onClose={onClose}
      onSend={async (body) => {
        await call(
          banner ? 'PUT /api/operator/home/banners/{id}' : 'POST /api/operator/home/banners',
          { lang, params: { id: banner?.id ?? 0 }, body },
        );
        onSaved();
      }}
    />
  );
}
