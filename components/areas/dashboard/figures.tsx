'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Whole } from '@/components/ui/whole';
import { number } from '@/lib/storefront/format';
import { Sparkline } from './sparkline';

export type Figure = {
  label: string;
  value: string;
  /** The values of this period and of the one before, whose change is shown. */
  change?: { now: number; before: number };
  /** The values by day, drawn as a line. */
  course?: readonly number[];
  hint?: string;
  href?: string;
};

/** The key figures of an area, with their change since the former period. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map((figure) => (
          <li key={figure.label} className="max-lg:last:odd:col-span-full">
            {figure.href ? (
              <AreaLink href={figure.href} className={`${box} hover:border-brand`}>
                <Shown {...figure} />
              </AreaLink>
            ) : (
              <div className={box}>
                <Shown {...figure} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const box = 'flex h-full flex-col gap-0.5 rounded-card border border-line bg-card p-4 shadow-card';

function Shown({ label, value, change, course, hint }: Figure) {
  const t = useTranslations('areas.dashboard');
  const percent =
    change && change.before !== 0
      ? Math.round((100 * (change.now - change.before)) / change.before)
      : undefined;
  return (
    <>
      <span className="text-sm text-ink-soft">{label}</span>
      <Whole as="b" className="text-lg tabular-nums sm:text-xl">
        {value}
      </Whole>
      {percent !== undefined && (
        <span className={clsx('text-sm font-medium', percent < 0 ? 'text-bad' : 'text-good')}>
          {`${percent > 0 ? '+' : percent < 0 ? '−' : ''}${number(Math.abs(percent))}%`}{' '}
          <span className="font-normal text-ink-soft">{t('than_before')}</span>
        </span>
      )}
      {hint && <span className="text-sm text-ink-soft">{hint}</span>}
      {course && <Sparkline values={course} />}
    </>
  );
}
