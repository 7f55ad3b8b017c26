import type { ReactNode } from 'react';

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[]; className?: string };

/** Names and values; facts without a value are left out. */
export function Facts({ facts, className = 'sm:grid-cols-2' }: Props) {
  return (
    <dl className={`grid gap-x-6 gap-y-3 ${className}`}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
