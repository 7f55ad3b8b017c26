import type { ReactNode } from 'react';

type Props = {
  summary: ReactNode;
  /** Above the list; its room is kept while it is not there yet, and so is that of `choices`. */
  write?: ReactNode;
  /** Order and filter. */
  choices?: ReactNode;
  list: ReactNode;
  more?: ReactNode;
  /** How many reviews there are in all. */
  total: number;
};

/** Classes of the list. */
export const reviewListLook =
  'flex flex-col divide-y divide-line [&>li]:py-5 [&>li:first-child]:pt-0';

/** The layout of the reviews; keeps room for parts that are loaded later. */
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
