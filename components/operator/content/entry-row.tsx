'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import type { ContentEntry } from '@/lib/api/schemas/content/manage';
import { locales } from '@/lib/i18n/locales';
import { pathOf } from './path-of';
import { StateBadge } from './state-badge';

/** A page or article, leading to where it is written. */
export function EntryRow({ entry: { kind, slug, texts } }: { entry: ContentEntry }) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const title = texts[lang].title ?? texts.en.title ?? texts.hi.title ?? slug;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="flex min-w-0 flex-col">
        <AreaLink
          href={`/operator/content/${kind}/${slug}`}
          className="font-semibold wrap-anywhere text-brand hover:underline"
        >
          {title}
        </AreaLink>
        <span className="text-sm wrap-anywhere text-ink-soft">{pathOf(kind, slug)}</span>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-2">
        {locales.map((each) => (
          <div key={each} className="flex flex-wrap items-center gap-2">
            <dt className="text-sm text-ink-soft">{t(`languages.${each}`)}</dt>
            <dd className="flex flex-wrap gap-1">
              <StateBadge source={texts[each].source} hasDraft={texts[each].has_draft} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
