import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Trail } from '@/components/shell/navigation/trail';

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
      {/* On a phone the count has a line of its own: beside the title it would move once the font is there. */}
      <div className="sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="text-ink-soft">{t('count', { count: total })}</p>
      </div>
      {children}
    </header>
  );
}
