'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/field';
import type { SizeMeasure } from '@/lib/api/schemas/size-chart';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, locales } from '@/lib/i18n/locales';

type Props = {
  measures: SizeMeasure[];
  errors: Record<string, string>;
  onChange: (measures: SizeMeasure[]) => void;
};

/** Names, in each language, of the measures that are not in the list. */
export function OwnMeasures({ measures, errors, onChange }: Props) {
  const t = useTranslations('size_charts');
  const shown = useLocale();
  return measures.map((measure, at) => {
    if (typeof measure === 'string') return null;
    const set = (values: Partial<typeof measure>) =>
      onChange(measures.with(at, { ...measure, ...values }));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a measure is its place
      <div key={at} className="grid gap-4 sm:grid-cols-2">
        {locales.map((lang) => (
          <TextField
            key={lang}
            label={t('own_in', { language: languageName(lang, shown) })}
            lang={lang === defaultLocale ? undefined : lang}
            value={measure[lang] ?? ''}
            maxLength={40}
            error={errors[`measures.${at}.${lang}`]}
            onChange={({ target }) => set({ [lang]: target.value })}
          />
        ))}
      </div>
    );
  });
}
