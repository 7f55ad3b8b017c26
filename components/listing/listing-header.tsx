import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Trail } from '@/components/shell/navigation/trail';

type Props = {
  trail: { name: string; path: string }[];
  title: string;
  total: number;
  children?: ReactNode;
};

/** The title of a list and its number of products. */
export function ListingHeader({ trail, title, total, children }: Props) {
  const t = useTranslations('listing');
  return (
    <header className="flex flex-col gap-1 sm:gap-2">
      <div className="flex flex-col sm:min-h-10 sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-1 lg:pr-104">
        <Trail items={trail} beforeTitle />
        {/* On a phone the count is at the end of the line, where it stays when the title's font loads. */}
        <div className="flex min-h-8 items-center justify-between gap-x-3 sm:items-baseline">
          <h1 className="min-w-0 text-lg leading-6 font-bold sm:text-2xl lang-hi:leading-8">
            {title}
          </h1>
          <p className="shrink-0 text-sm text-ink-soft">{t('count', { count: total })}</p>
        </div>
      </div>
      {children}
    </header>
  );
}
