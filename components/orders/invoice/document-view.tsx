import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Column, Fact, Part, PrintedDocument } from '@/lib/documents/document';

/** A document as HTML; `name` distinguishes it from others on the page. */
export function DocumentView({ document, name }: { document: PrintedDocument; name: string }) {
  const { specimen, parts, foot } = document;
  return (
    <article className="flex flex-col gap-5 text-sm" aria-label={name}>
      {specimen && <p className="text-base font-bold text-bad">{specimen}</p>}
      {parts.map((part) => (
        <PartView key={part.kind} part={part} />
      ))}
      <p className="text-ink-soft">{foot?.text}</p>
    </article>
  );
}

function PartView({ part }: { part: Part }): ReactNode {
  if (part.kind === 'head') {
    return (
      <header className="flex flex-col gap-3">
        <h4 className="text-lg font-bold">{part.title}</h4>
        <Facts facts={part.facts ?? []} />
      </header>
    );
  }
  if (part.kind === 'facts') return <Facts facts={part.facts} />;
  if (part.kind === 'table') return <Lines {...part} />;
  if (part.kind === 'sums') return <Sums {...part} />;
  if (part.kind === 'note') return <p>{part.text}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {part.parties.map(({ title, name, lines }) => (
        <section key={title}>
          <h5 className="text-ink-soft">{title}</h5>
          <p className="font-semibold">{name}</p>
          <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
        </section>
      ))}
    </div>
  );
}

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

/** A head or foot row of the table; `header` is the index of its header cell, undefined for all cells. */
function Row({ columns, texts, header }: { columns: Column[]; texts: string[]; header?: number }) {
  return (
    <tr className="border-b border-line">
      {columns.map(({ head, align, width }, at) => {
        const isHeader = header === undefined || header === at;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={head}
            scope={isHeader ? (header === undefined ? 'col' : 'row') : undefined}
            className={clsx(
              'px-1.5 py-2 align-top [font-weight:inherit] whitespace-pre-line',
              align ? 'text-right tabular-nums' : 'text-left',
              width === undefined && 'min-w-36',
            )}
          >
            {texts[at]}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A table whose rows are headed by their description. */
function Lines({ caption, columns, rows }: Extract<Part, { kind: 'table' }>) {
  const id = useId();
  const header = columns.findIndex(({ width }) => width === undefined);
  const totals = columns.map(({ total = '' }) => total);
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard too
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full min-w-2xl">
        <caption id={id} className="pb-2 text-left font-semibold">
          {caption}
        </caption>
        <thead className="bg-sunken font-semibold">
          <Row columns={columns} texts={columns.map(({ head }) => head)} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]} columns={columns} texts={row} header={header} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <Row columns={columns} texts={totals} header={header} />
        </tfoot>
      </table>
    </section>
  );
}

function Sums({ caption, sums, words, signature = [] }: Extract<Part, { kind: 'sums' }>) {
  return (
    <div className="flex flex-col gap-3">
      <table className="w-full sm:w-80 sm:self-end">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <tbody>
          {sums.map(({ label, value, isTotal }) => (
            <tr key={label} className={clsx(isTotal && 'border-t border-line text-base font-bold')}>
              <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
                {label}
              </th>
              <td className="py-1.5 text-right tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {words && <Facts facts={[words]} />}
      {signature.map((text) => (
        <p key={text} className="text-right">
          {text}
        </p>
      ))}
    </div>
  );
}
