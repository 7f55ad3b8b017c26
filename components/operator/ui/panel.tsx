import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A part of a page under its own heading. */
export function Panel({ title, actions, children }: Props) {
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{title}</h2>
        {actions}
      </div>
      {children}
    </Card>
  );
}
