import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  info: 'border-line bg-sunken text-ink',
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/30 bg-warn-soft text-warn',
  bad: 'border-bad/30 bg-bad-soft text-bad',
};

type Props = { tone?: keyof typeof tones; children: ReactNode };

/** A message in the flow of the page; screen readers announce a bad one at once. */
export function Notice({ tone = 'info', children }: Props) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx(
        'rounded-control border px-4 py-3 text-sm text-pretty lang-hi:leading-relaxed',
        tones[tone],
      )}
    >
      {children}
    </div>
  );
}
