'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { number } from '@/lib/storefront/format';
import { RowButton } from './row-button';

type Props = {
  /** Number of chosen rows. */
  count: number;
  /** Number of rows that "all that match" would choose; more than `count` offers it. */
  most: number;
  /** True if more rows match than can be chosen. */
  isCut: boolean;
  busy: boolean;
  onAll: () => void;
  onClear: () => void;
  /** The actions for the chosen rows. */
  children: ReactNode;
};

/** The number of chosen rows and their actions, at the screen's lower edge. */
export function ChosenBar({ count, most, isCut, busy, onAll, onClear, children }: Props) {
  const t = useTranslations('areas.table');
  return (
    <section
      aria-label={t('chosen', { count })}
      className="sticky bottom-0 z-20 -mx-4 flex items-center gap-2 overflow-x-auto border-t border-line bg-card px-4 py-2 shadow-raised sm:-mx-6 sm:px-6 md:flex-wrap"
    >
      <b className="mr-1 whitespace-nowrap" role="status">
        {t('chosen', { count })}
      </b>
      {most > count && (
        <RowButton look="quiet" busy={busy} onClick={onAll}>
          {t(isCut ? 'choose_first' : 'choose_all', { shown: number(most) })}
        </RowButton>
      )}
      {children}
      <RowButton look="quiet" onClick={onClear}>
        {t('clear_choice')}
      </RowButton>
    </section>
  );
}
