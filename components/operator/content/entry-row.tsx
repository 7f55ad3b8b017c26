'use client';

import { useLocale } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import type { ContentEntry } from '@/lib/api/schemas/content/manage';
import { languageName } from '@/lib/i18n/language-name';
import { eachLanguage, locales } from '@/lib/i18n/locales';
import { firstText } from '@/lib/i18n/translated';
import { pathOf } from './path-of';
import { StateBadge } from './state-badge';

/** A page or article, leading to where it is written. */
export function EntryRow({ entry: { kind, slug, texts } }: { entry: ContentEntry }) {
  const lang = useLocale();
  const titles = eachLanguage((each) => texts[each].title);
  const title = firstText(titles, lang)?.text ?? slug;
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
            <dt className="text-sm text-ink-soft">{languageName(each, lang)}</dt>
            <dd className="flex flex-wrap gap-1">
              <StateBadge source={texts[each].source} hasDraft={texts[each].has_draft} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
