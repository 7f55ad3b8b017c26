'use client';

import { useTranslations } from 'next-intl';
import { placeholders } from '@/lib/api/schemas/content/names';
import type { Locale } from '@/lib/i18n/locales';
import { factsOf, type ShopFacts } from '@/lib/storefront/content/markdown';

type Props = {
  shop: ShopFacts | undefined;
  locale: Locale;
  onInsert: (words: string) => void;
};

/** The names that stand for facts of the shop, with what each says now. */
export function Placeholders({ shop, locale, onInsert }: Props) {
  const t = useTranslations('operator_content');
  const facts = shop && factsOf(shop, locale);
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer content-center px-3 font-medium">
        {t('placeholders')}
      </summary>
      <p className="px-3 text-sm text-ink-soft">{t('placeholders_hint')}</p>
      <ul className="flex flex-col p-1">
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onInsert(`{{${name}}}`)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-control px-2 py-1 text-left hover:bg-sunken"
            >
              <code className="text-sm text-brand">{`{{${name}}}`}</code>
              <span lang={locale} className="min-w-0 text-sm wrap-anywhere">
                {facts?.[name]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
