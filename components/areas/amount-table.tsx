import clsx from 'clsx';
import type { ReactNode } from 'react';

type Column = { key: string; title: string };

type Row = {
  key: string;
  head: ReactNode;
  /** A text for each column; undefined ones are left out of a card. */
  amounts: (string | undefined)[];
};

type Props = {
  label: string;
  /** Heading of the column of row heads. */
  title: string;
  columns: Column[];
  rows: Row[];
  /** True if the last row holds the sums. */
  hasSums?: boolean;
  /** True if the last column is emphasised. */
  hasNet?: boolean;
};

const head = 'px-3 py-2 align-bottom font-medium';

/** A wide table of amounts, which scrolls sideways; on a phone each row is a card. */
export function AmountTable({ label, title, columns, rows, hasSums, hasNet }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full text-sm max-md:block">
        <thead className="border-b border-line bg-sunken text-ink-soft max-md:sr-only">
          <tr>
            <th className={`${head} text-left`}>{title}</th>
            {columns.map(({ key, title: name }) => (
              <th key={key} className={`${head} text-right`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row, at) => (
            <tr
              key={row.key}
              className={clsx(
                'border-b border-line align-top last:border-0 max-md:block max-md:py-1.5',
                hasSums && at === rows.length - 1 && 'font-semibold',
              )}
            >
              <th
                scope="row"
                className="max-w-72 px-3 py-2 text-left font-[inherit] max-md:block md:min-w-44"
              >
                {row.head}
              </th>
              {columns.map(({ key, title: name }, place) => {
                const amount = row.amounts[place];
                return (
                  <td
                    key={key}
                    className={clsx(
                      'px-3 py-2 text-right whitespace-nowrap tabular-nums max-md:justify-between max-md:gap-4 max-md:py-1',
                      amount === undefined ? 'max-md:hidden' : 'max-md:flex',
                      hasNet && place === columns.length - 1 && 'font-semibold',
                    )}
                  >
                    <span aria-hidden className="font-normal text-ink-soft md:hidden">
                      {name}
                    </span>
                    <span data-column={key}>{amount ?? '–'}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
