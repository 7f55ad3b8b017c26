'use client';

import type { ReactNode } from 'react';
import { useIsView } from '@/lib/seller/use-seller';

/** Wraps controls that change the store; hidden from an operator who views the area. */
export function Writes({ children }: { children: ReactNode }) {
  return useIsView() ? null : children;
}

/** Wraps fields that change the store; read-only for an operator who views the area. */
export function WritableFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={useIsView()} className="contents">
      {children}
    </fieldset>
  );
}
