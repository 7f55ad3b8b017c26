'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { hasSection } from '@/components/seller/shell/sections';
import type { Dashboard } from '@/lib/api/schemas/seller/dashboard';
import { useSeller } from '@/lib/seller/use-seller';
import { number } from '@/lib/storefront/format';

const counts = [
  { name: 'to_confirm', href: '/seller/shipments' },
  { name: 'to_pack', href: '/seller/shipments' },
  { name: 'to_ship', href: '/seller/shipments' },
  { name: 'late', href: '/seller/shipments', hint: 'late_hint', urgent: true },
  { name: 'returns', href: '/seller/returns', hint: 'returns_hint' },
  { name: 'low_stock', href: '/seller/listings', query: '?stock=low', hint: 'low_stock_hint' },
  { name: 'unanswered_questions', href: '/seller/questions' },
  { name: 'unanswered_reviews', href: '/seller/reviews', hint: 'unanswered_reviews_hint' },
] as const;

/** How much of each thing waits; a number leads to its section. */
export function Waiting({ counts: of }: { counts: Dashboard }) {
  const t = useTranslations('seller_start');
  const { data: me } = useSeller();
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-xl font-bold">
        {t('waiting')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {counts.map(({ name, href, ...more }) => {
          const count = of[name];
          const shown = (
            <>
              <span
                className={clsx(
                  'text-3xl font-bold tabular-nums',
                  count === 0 && 'text-ink-soft',
                  count > 0 && 'urgent' in more && 'text-bad',
                )}
              >
                {number(count)}
              </span>
              <span className="font-medium text-pretty">{t(name)}</span>
              {'hint' in more && <span className="text-sm text-ink-soft">{t(more.hint)}</span>}
            </>
          );
          const box =
            'flex h-full flex-col gap-0.5 rounded-card border border-line bg-card p-4 shadow-card';
          return (
            <li key={name}>
              {me && hasSection(href, me.role) ? (
                <AreaLink
                  href={'query' in more ? href + more.query : href}
                  className={`${box} hover:border-brand`}
                >
                  {shown}
                </AreaLink>
              ) : (
                <div className={box}>{shown}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
