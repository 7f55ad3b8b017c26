import type { ReactNode } from 'react';

type Props = {
  /** The items of the list. */
  children: ReactNode;
  /** Below the list; its room is kept while it is not there yet. */
  actions?: ReactNode;
};

/** The layout of the questions; keeps room for what is loaded later. */
export function QuestionsLayout({ children, actions }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">{children}</ul>
      <div className="needs-script flex min-h-11 flex-col gap-4">{actions}</div>
    </div>
  );
}
