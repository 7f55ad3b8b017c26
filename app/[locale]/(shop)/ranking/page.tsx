import { useTranslations } from 'next-intl';
import { Page, Section } from '@/components/ui/layout';
import { simpleMetadata } from '@/lib/storefront/simple-metadata';

export const ensureStatic = 'navigation';
export const generateMetadata = simpleMetadata('/ranking', 'ranking');

/** The parts of the page and how many points each has. */
const parts = { paid: 2, search: 4, popularity: 4, lists: 2, sections: 6, choice: 2 } as const;

/** The main ranking parameters, as the E-Commerce Rules ask. What it says is done in lib/marketplace/search. */
export default function RankingPage() {
  const t = useTranslations('ranking');
  return (
    <Page className="max-w-3xl">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('intro')}</p>
      </header>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Section key={part} id={part} title={t(`${part}.title`)}>
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-brand">
            {Array.from({ length: parts[part] }, (_, index) => index + 1).map((point) => (
              <li key={point}>{t(`${part}.points.${point}` as 'paid.points.1')}</li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
