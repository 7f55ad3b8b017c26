'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OperatorHealth } from '@/lib/api/schemas/operators/health';
import { languageName } from '@/lib/i18n/language-name';
import { number } from '@/lib/storefront/format';

/** What the languages of the shop lack; their readers get it in another. */
export function MissingTexts({ texts }: Pick<OperatorHealth, 'texts'>) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  return (
    <section aria-labelledby="texts" className="flex flex-col gap-3">
      <h2 id="texts" className="text-xl font-bold">
        {t('texts')}
      </h2>
      <p className="text-sm text-ink-soft">{t('texts_hint')}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {texts.map(({ language, kind, missing, total }) => (
          <div key={`${language} ${kind}`}>
            <dt className="text-sm text-ink-soft">
              {languageName(language, lang)} · {t(`text_kinds.${kind}`)}
            </dt>
            <dd className="font-medium">
              {missing === 0
                ? t('texts_complete')
                : t('texts_missing', { missing: number(missing), total: number(total) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
