'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/field';
import type { SizeMeasure } from '@/lib/api/schemas/size-chart';

type Props = {
  measures: SizeMeasure[];
  errors: Record<string, string>;
  onChange: (measures: SizeMeasure[]) => void;
};

/** Names, in both languages, of the measures that are not in the list. */
export function OwnMeasures({ measures, errors, onChange }: Props) {
  const t = useTranslations('size_charts');
  return measures.map((measure, at) => {
    if (typeof measure === 'string') return null;
    const set = (values: Partial<typeof measure>) =>
      onChange(measures.with(at, { ...measure, ...values }));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a measure is its place
      <div key={at} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('own_en')}
          value={measure.en}
          maxLength={40}
          error={errors[`measures.${at}.en`]}
          onChange={({ target }) => set({ en: target.value })}
        />
        <TextField
          label={t('own_hi')}
          lang="hi"
          value={measure.hi}
          maxLength={40}
          error={errors[`measures.${at}.hi`]}
          onChange={({ target }) => set({ hi: target.value })}
        />
      </div>
    );
  });
}
