import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A bordered surface. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'rounded-card border border-line bg-card p-4 shadow-card sm:p-5 print:break-inside-avoid',
        className,
      )}
    >
      {children}
    </div>
  );
}
