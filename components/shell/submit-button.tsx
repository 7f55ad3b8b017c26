'use client';

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/storefront/browser/use-hydrated';

type Props = { children: ReactNode; busy: boolean; className?: string } & Pick<
  ComponentProps<typeof Button>,
  'look'
>;

/** Submits a form. Disabled until hydration: the browser's own submit would lose the typed values. */
export function SubmitButton({ children, busy, look, className }: Props) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      look={look}
      busy={busy}
      disabled={!hydrated}
      className={clsx(!hydrated && 'disabled:opacity-100!', className)}
    >
      {children}
    </Button>
  );
}
