import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type Props = { title: string; hint: string; children: ReactNode };

/** A page of the vendor zone. */
export function VendorCard({ title, hint, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="text-ink-soft">{hint}</p>
      </header>
      <Card className="sm:p-6">{children}</Card>
    </div>
  );
}
