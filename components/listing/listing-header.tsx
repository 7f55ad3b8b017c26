import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Trail } from '@/components/shell/trail';

type Props = {
  trail: { name: string; path: string }[];
  title: string;
  total: number;
  children?: ReactNode;
};

/** What is listed, and how much of it. */
export function ListingHeader({ trail, title, total, children }: Props) {
  const t = useTranslations('listing');
  return (
    <header className="flex flex-col gap-3">
      <Trail items={trail} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="text-ink-soft">{t('count', { count: total })}</p>
      </div>
      {children}
    </header>
  );
}
