import type { ReactElement } from 'react';
import { ChevronRight } from '@/components/ui/icons';

/** A breadcrumb; the last item is the page itself. */
export function Breadcrumbs({
  label,
  items,
  className,
}: {
  label: string;
  className?: string;
  items: { key: string; node: ReactElement }[];
}) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="max-sm:[&>li:last-child:not(:first-child)]:hidden flex flex-wrap items-center gap-x-1 gap-y-1 text-sm text-ink-soft">
        {items.map(({ key, node }, index) => (
          <li key={key} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5" />}
            {node}
          </li>
        ))}
      </ol>
    </nav>
  );
}
