import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/shell/json-ld';
import { Trail } from '@/components/shell/navigation/trail';
import { Page } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { company } from '@/lib/company/company';
import { date } from '@/lib/storefront/format';
import { trailData } from '@/lib/storefront/seo/json-ld';

type Props = {
  path: string;
  title: string;
  description: string;
  /** The day the text was last changed. */
  updated?: string;
  /** Who wrote it, where that is somebody. */
  author?: string;
  /** Pages between home and this one. */
  above?: { name: string; path: string }[];
  /** Whether facts in the text are the demo company's, for the operator to fill in. */
  hasFacts?: boolean;
  children: ReactNode;
};

/** A text page: breadcrumb, title, and the text at a readable width. */
export async function ArticlePage(props: Props) {
  const { path, title, description, updated, author, above = [], hasFacts, children } = props;
  const [t, locale] = await Promise.all([getTranslations('content'), getLocale()]);
  const trail = [{ name: t('home'), path: '/' }, ...above, { name: title, path }];
  return (
    <Page>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
        <header className="flex flex-col gap-3">
          <Trail items={trail} />
          <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
          <p className="text-lg text-ink-soft">{description}</p>
          {updated && (
            <p className="text-sm text-ink-soft">
              {author && `${author} · `}
              {t('updated')} <time dateTime={updated}>{date(updated, locale)}</time>
            </p>
          )}
        </header>
        {hasFacts && company().is_demo && <Notice tone="warn">{t('demo_facts')}</Notice>}
        {children}
      </div>
      <JsonLd data={trailData(trail, locale)} />
    </Page>
  );
}
