import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import type { QuestionGroup } from '../content/questions.server';
import { absoluteUrl } from './seo';

/** schema.org data of pages to read. */

const context = { '@context': 'https://schema.org' } as const;

/** Questions with their answers. */
export function faqData(groups: QuestionGroup[], locale: Locale) {
  return {
    ...context,
    '@type': 'FAQPage',
    inLanguage: `${locale}-IN`,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    ),
  };
}

type Post = { title: string; description: string; date: string; path: string };

/** One post of the blog. */
export function postData({ title, description, date, path }: Post, locale: Locale) {
  const publisher = { '@id': `${config.siteUrl}/#organization` };
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    inLanguage: `${locale}-IN`,
    mainEntityOfPage: absoluteUrl(path, locale),
    author: publisher,
    publisher,
  };
}
