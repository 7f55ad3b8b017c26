'use client';

import type { ReactNode } from 'react';
import { useIsView } from '@/lib/seller/use-seller';

/** What changes something of the store: an operator who looks at the area does not get it. */
export function Writes({ children }: { children: ReactNode }) {
  return useIsView() ? null : children;
}

/** Fields that change something: an operator who looks at the area can read them. */
export function WritableFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={useIsView()} className="contents">
      {children}
    </fieldset>
  );
}
