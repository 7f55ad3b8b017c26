import type { ReactNode } from 'react';

type Props = {
  summary: ReactNode;
  /** Shown above the list; the space of `write` and `choices` is reserved until then. */
  write?: ReactNode;
  /** Sort order and filter. */
  choices?: ReactNode;
  list: ReactNode;
  more?: ReactNode;
  /** The total number of reviews. */
  total: number;
};

/** Classes of the list. */
export const reviewListLook =
  'flex flex-col divide-y divide-line [&>li]:py-4 [&>li:first-child]:pt-0';

/** The layout of the reviews; reserves space for parts that are loaded later. */
export function ReviewsLayout({ summary, write, choices, list, more, total }: Props) {
  return (
    <div className="grid gap-8 md:grid-cols-[18rem_1fr]">
      {summary}
      <div className="flex min-w-0 flex-col gap-5">
        <div className="needs-script min-h-13">{write}</div>
        {total > 1 && <div className="needs-script min-h-11">{choices}</div>}
        {list}
        {more}
      </div>
    </div>
  );
}
