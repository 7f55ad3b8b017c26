import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { Section } from '@/components/ui/layout';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = simpleMetadata('/ranking', 'ranking');

/** The parts of the page with their number of points. */
const parts = { paid: 2, search: 6, popularity: 4, lists: 4, sections: 7, choice: 2 } as const;

/**
 * The main ranking parameters, as the E-Commerce Rules require. The ranking itself is in
 * lib/marketplace/modules/search.
 */
export default async function RankingPage() {
  const t = await getTranslations('ranking');
  return (
    <ArticlePage path="/ranking" title={t('title')} description={t('intro')}>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Section key={part} id={part} title={t(`${part}.title`)}>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty marker:text-brand">
            {Array.from({ length: parts[part] }, (_, index) => index + 1).map((point) => (
              <li key={point}>{t(`${part}.points.${point}` as 'paid.points.1')}</li>
            ))}
          </ul>
        </Section>
      ))}
    </ArticlePage>
  );
}
