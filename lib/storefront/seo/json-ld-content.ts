import { config } from '@/lib/config';
import { type Locale, languages } from '@/lib/i18n/locales';
import { midnightOf } from '@/lib/time/india';
import type { QuestionGroup } from '../content/questions';
import { organization } from './organization';
import { absoluteUrl, sharePicture } from './seo';

/** schema.org data of content pages. */

const context = { '@context': 'https://schema.org' } as const;

/** Describes questions with their answers. */
export function faqData(groups: QuestionGroup[], locale: Locale) {
  return {
    ...context,
    '@type': 'FAQPage',
    inLanguage: languages[locale].tag,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    ),
  };
}

type Post = {
  title: string;
  description: string;
  /** Days in India, YYYY-MM-DD. */
  date: string;
  updated: string;
  author?: string;
  image?: string;
  slug: string;
};

/** Describes one post of the blog. */
export function postData(post: Post, locale: Locale) {
  const { title, description, date, updated, author, image, slug } = post;
  const publisher = organization(locale);
  const { url, width, height } = sharePicture('post', slug, locale);
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    image: image
      ? { '@type': 'ImageObject', url: `${config.siteUrl}${image}`, width: 1600, height: 800 }
      : { '@type': 'ImageObject', url: `${config.siteUrl}${url}`, width, height },
    datePublished: midnightOf(date),
    dateModified: midnightOf(updated),
    inLanguage: languages[locale].tag,
    mainEntityOfPage: { '@type': 'WebPage', '@id': absoluteUrl(`/blog/${slug}`, locale) },
    author: author
      ? { '@type': 'Person', name: author }
      : {
          '@type': 'Organization',
          name: publisher.name,
          url: publisher.url,
          '@id': publisher['@id'],
        },
    publisher,
  };
}
