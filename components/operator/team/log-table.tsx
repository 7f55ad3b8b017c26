'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OperatorLogLine } from '@/lib/api/schemas/operators/team';
import { dateTime } from '@/lib/storefront/format';

const head = 'px-3 py-2 text-left text-sm font-medium text-ink-soft';
const cell = 'px-3 py-2 align-top wrap-anywhere max-sm:block max-sm:p-0';

/** Lines of the log, as cards on a phone; what was asked for opens below each. */
export function LogTable({ lines }: { lines: OperatorLogLine[] }) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  return (
    <section
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full max-sm:block sm:min-w-[44rem]">
        <thead className="border-b border-line bg-sunken max-sm:sr-only">
          <tr>
            <th className={head}>{t('when')}</th>
            <th className={head}>{t('who')}</th>
            <th className={head}>{t('what')}</th>
            <th className={head}>{t('answer')}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map(({ id, at, operator, action, subject, request, status, changes }) => (
            <tr
              key={id}
              className="relative border-b border-line last:border-0 max-sm:flex max-sm:flex-col max-sm:gap-0.5 max-sm:p-3"
            >
              <td className={`${cell} whitespace-nowrap max-sm:text-sm max-sm:text-ink-soft`}>
                {dateTime(at, lang)}
              </td>
              <td className={cell}>{operator ?? t('by_key')}</td>
              <td className={cell}>
                <details>
                  <summary className="min-h-9 content-center">
                    <code className="text-sm">{`${action.split(' ')[0]} ${subject}`}</code>
                  </summary>
                  <ChangedFields changes={changes} />
                  <pre className="max-w-xl overflow-x-auto py-2 text-sm whitespace-pre-wrap">
                    {`${action}\n${JSON.stringify(request, null, 2)}`}
                  </pre>
                </details>
              </td>
              <td className={`${cell} max-sm:absolute max-sm:top-3 max-sm:right-3`}>
                <Badge tone={status !== null && status < 300 ? 'good' : 'bad'}>
                  {status ?? t('no_answer')}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What each row was and what it became. */
function ChangedFields({ changes }: Pick<OperatorLogLine, 'changes'>) {
  const t = useTranslations('operator_team');
  return changes.map(({ of, row, fields }) => (
    <dl key={`${of} ${row}`} className="max-w-xl py-2 text-sm">
      <dt className="font-semibold">
        <code>{`${of} ${row}`}</code>
      </dt>
      {fields.map(({ name, before, after }) => (
        <dd key={name} className="ps-3 wrap-anywhere">
          {t.rich('changed_field', {
            name,
            before: before ?? t('nothing'),
            after: after ?? t('nothing'),
            field: (parts) => <code className="text-ink-soft">{parts}</code>,
            was: (parts) => <del>{parts}</del>,
            is: (parts) => <ins className="font-semibold no-underline">{parts}</ins>,
          })}
        </dd>
      ))}
    </dl>
  ));
}
