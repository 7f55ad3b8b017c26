import type { ReactNode } from 'react';
import type { Icon } from '@/components/ui/icon';

type Props = {
  icon: Icon;
  title: string;
  hint?: string;
  /** The level of its heading: 2 if the page has its own h1. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** An empty state; `children` are its actions. */
export function EmptyState({ icon: Icon, title, hint, level = 1, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-warn">
        <Icon aria-hidden className="size-9" strokeWidth={1.5} />
      </span>
      <div className="flex flex-col gap-1 text-balance">
        <Heading className="text-xl font-bold">{title}</Heading>
        {hint && <p className="text-ink-soft">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
