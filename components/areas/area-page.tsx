import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** Shown under the title. */
  hint?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Full width, for tables. */
  wide?: boolean;
  children: ReactNode;
};

/** A page of an area: its heading, its actions, and the spacing between its parts. */
export function AreaPage({ title, hint, actions, wide, children }: Props) {
  return (
    <div className={clsx('flex flex-col gap-5 px-4 py-5 sm:gap-6 sm:px-6', wide || 'max-w-6xl')}>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-2xl font-bold">{title}</h1>
          {hint && <p className="text-ink-soft">{hint}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
