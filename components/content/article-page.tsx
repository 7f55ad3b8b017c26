import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/shell/json-ld';
import { Trail } from '@/components/shell/navigation/trail';
import { Page } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { company } from '@/lib/company/company';
import { date } from '@/lib/storefront/format';
import { trailData } from '@/lib/storefront/seo/json-ld';

type Props = {
  path: string;
  title: string;
  description: string;
  /** The day of the text's last change. */
  updated?: string;
  /** The author, if the text names one. */
  author?: string;
  /** Pages between home and this one. */
  above?: { name: string; path: string }[];
  /** True if the text contains facts of the demo company, which the operator must replace. */
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
              <span>{t('updated')}</span>{' '}
              <Whole as="time" dateTime={updated}>
                {date(updated, locale)}
              </Whole>
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
