'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import type { ContentEntry } from '@/lib/contract/schemas/content/manage';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { eachLanguage, locales } from '@/lib/i18n/locales';
import { firstText } from '@/lib/i18n/translated';
import { slugOf } from '../catalogue/slug-of';
import { pathOf } from './path-of';
import { StateBadge } from './state-badge';

/** The shop's content pages and articles, with their state in each language. */
export function ContentView() {
  const t = useTranslations('operator_content');
  const entries = useCall('GET /api/operator/content');
  const [isAdding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{t('new_article')}</Button>;
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <Loaded of={entries}>
        {(all) =>
          (['page', 'article'] as const).map((kind) => (
            <Panel
              key={kind}
              title={t(`kinds.${kind}`)}
              actions={kind === 'article' ? add : undefined}
            >
              <ul className="divide-y divide-line">
                {all
                  .filter((entry) => entry.kind === kind)
                  .map((entry) => (
                    <EntryRow key={entry.slug} entry={entry} />
                  ))}
              </ul>
            </Panel>
          ))
        }
      </Loaded>
      {isAdding && (
        <NewArticle
          taken={
            entries.data?.flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : [])) ?? []
          }
          onClose={() => setAdding(false)}
        />
      )}
    </AreaPage>
  );
}

/** A page or article, with a link to its editor. */
function EntryRow({ entry: { kind, slug, texts } }: { entry: ContentEntry }) {
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

type NewArticleProps = { taken: readonly string[]; onClose: () => void };

/** Asks for the slug of an article, and opens its editor. */
function NewArticle({ taken, onClose }: NewArticleProps) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const router = useRouter();
  const [error, setError] = useState<string>();

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const slug = await slugOf(String(new FormData(event.currentTarget).get('slug') ?? ''));
    if (!slug) return setError(t('slug_needed'));
    if (taken.includes(slug)) return setError(t('slug_taken'));
    router.push(pathIn(lang, `/operator/content/article/${slug}`));
  }

  return (
    <AreaDialog open onClose={onClose} title={t('new_article')}>
      <form noValidate onSubmit={begin} className="flex flex-col gap-4">
        <TextField
          label={t('slug')}
          hint={t('slug_hint')}
          error={error}
          name="slug"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button type="submit" className="self-start">
          {t('write')}
        </Button>
      </form>
    </AreaDialog>
  );
}
