'use client';

import type { ReactNode } from 'react';
import { EditOrRemove } from '../ui/edit-or-remove';

type Props = { name: string; children: ReactNode; onEdit: () => void; onRemove: () => void };

/** A rule with its actions. */
export function RuleRow({ name, children, onEdit, onRemove }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-3">
      <div className="flex min-w-48 flex-1 flex-col wrap-anywhere">{children}</div>
      <EditOrRemove name={name} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}
