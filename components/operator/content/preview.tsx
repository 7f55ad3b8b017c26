'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { ArticleBody } from '@/components/content/article-body';
import { ArticlePicture } from '@/components/content/article-picture';
import { QuestionList } from '@/components/content/question-list';
import { Notice } from '@/components/ui/notice';
import type { ContentText } from '@/lib/contract/schemas/content/manage';
import { unknownPlaceholders } from '@/lib/contract/schemas/content/names';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { articleOf, type ShopFacts } from '@/lib/storefront/content/markdown';
import { parseQuestions } from '@/lib/storefront/content/questions';

type Props = {
  of: { kind: string; slug: string; locale: Locale };
  text: ContentText;
  shop: ShopFacts;
};

/** The text as the shop will show it, rendered by the shop's own code. */
export function Preview({ of, text, shop }: Props) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const written = useDeferredValue(text);
  const unknown = unknownPlaceholders(written.body);
  return (
    <section aria-label={t('preview_of', { language: languageName(of.locale, lang) })}>
      <h3 className="mb-2 font-semibold">{t('preview')}</h3>
      {unknown.length > 0 ? (
        <Notice tone="warn">
          {t('unknown_placeholders', { names: unknown.map((name) => `{{${name}}}`).join(', ') })}
        </Notice>
      ) : (
        <Drawn of={of} text={written} shop={shop} />
      )}
    </section>
  );
}

function Drawn({ of: { kind, slug, locale }, text, shop }: Props) {
  const isFaq = kind === 'page' && slug === 'faq';
  const article = useMemo(
    () => articleOf({ ...text, updated: null }, locale, shop),
    [text, locale, shop],
  );
  return (
    <div
      lang={locale}
      className="flex max-h-[80vh] flex-col gap-4 overflow-y-auto rounded-card border border-line bg-page p-4"
    >
      <p className="text-2xl font-bold">{article.title}</p>
      <p className="text-lg text-ink-soft">{article.description}</p>
      {article.author && <p className="text-sm text-ink-soft">{article.author}</p>}
      {article.image && <ArticlePicture src={article.image} />}
      {isFaq ? (
        <QuestionList groups={parseQuestions(text.body, locale, shop)} />
      ) : (
        <ArticleBody html={article.html} />
      )}
    </div>
  );
}
