import type { ReactNode } from 'react';

type Props = {
  /** The items of the list. */
  children: ReactNode;
  /** Shown below the list; its space is reserved until then. */
  actions?: ReactNode;
};

/** The layout of the questions; reserves space for parts that are loaded later. */
export function QuestionsLayout({ children, actions }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">{children}</ul>
      <div className="needs-script flex min-h-11 flex-col gap-4">{actions}</div>
    </div>
  );
}
