import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type Props = { number: number; title: string; aside?: ReactNode; children: ReactNode };

/** One numbered part of the checkout. */
export function Step({ number, title, aside, children }: Props) {
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="flex items-center gap-3 text-lg font-bold">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm text-brand"
          >
            {number}
          </span>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
