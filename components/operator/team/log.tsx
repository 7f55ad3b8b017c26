'use client';

import { FileClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { DataTable } from '@/components/areas/table/data-table';
import { Badge } from '@/components/ui/badge';
import { Whole } from '@/components/ui/whole';
import type { OperatorLogLine } from '@/lib/contract/schemas/operators/team';
import { dateTime } from '@/lib/storefront/format';

/** Every write of an operator, the newest first, by person, day and thing. */
export function Log() {
  const t = useTranslations('operator_team');
  return (
    <AreaPage title={t('log')} hint={t('log_hint')} wide>
      <DataTable
        name="log"
        label={t('log')}
        endpoint="GET /api/operator/log"
        rows="lines"
        id={({ id }) => id}
        rowName={({ done, subject }) => `${done} ${subject}`}
        search={{ name: 'thing', label: t('log_thing'), hint: t('log_thing_hint') }}
        filters={[
          {
            kind: 'choice',
            name: 'operator',
            label: t('log_who'),
            options: ({ operators }) =>
              operators.map(({ id, name }) => ({
                value: String(id),
                label: name,
              })),
          },
          { kind: 'days', label: t('when'), names: ['from', 'to'] },
        ]}
        columns={[
          { key: 'done', label: t('what'), value: ({ done }) => done, card: 'title' },
          {
            key: 'subject',
            label: t('subject'),
            value: ({ subject }) => subject,
            cell: ({ subject }) => (
              <code className="block max-w-72 truncate" title={subject}>
                {subject}
              </code>
            ),
            card: 'line',
          },
          { key: 'at', label: t('when'), kind: 'date', value: ({ at }) => at, card: 'amount' },
          {
            key: 'who',
            label: t('who'),
            value: ({ operator }) => operator ?? t('by_key'),
            card: 'state',
          },
          {
            key: 'answer',
            label: t('answer'),
            kind: 'state',
            value: ({ status }) => status,
            cell: ({ status }) => (
              <Badge tone={status !== null && status < 300 ? 'good' : 'bad'}>
                {status ?? t('no_answer')}
              </Badge>
            ),
          },
        ]}
        details={(line) => <LogDetails line={line} />}
        empty={{ icon: FileClock, title: t('log_none'), hint: t('log_none_hint') }}
      />
    </AreaPage>
  );
}

/** Changes of one thing on its own page; each unfolds. */
export function LogLines({ lines }: { lines: readonly OperatorLogLine[] }) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {lines.map((line) => (
        <li key={line.id} className="px-3 py-1">
          <details>
            <summary className="min-h-11 content-center">
              <span>{line.done}</span>{' '}
              <span className="text-sm text-ink-soft">
                {line.operator ?? t('by_key')} · <Whole>{dateTime(line.at, lang)}</Whole>
              </span>
            </summary>
            <LogDetails line={line} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The former and new values of each row, and the request. */
function LogDetails({ line: { action, request, changes } }: { line: OperatorLogLine }) {
  const t = useTranslations('operator_team');
  return (
    <>
      {changes.map(({ of, row, fields }) => (
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
      ))}
      <pre className="max-w-xl overflow-x-auto py-2 text-sm whitespace-pre-wrap">
        {`${action}\n${JSON.stringify(request, null, 2)}`}
      </pre>
    </>
  );
}
