'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { TextField } from '@/components/ui/field';
import { Section } from '@/components/ui/layout';
import { request } from '@/lib/client/request';
import { type ApiScope, apiScopes } from '@/lib/contract/schemas/seller/scopes';
import {
  curlOf,
  type Field,
  isFound,
  type OpenApi,
  type Operation,
  operationsOf,
} from '@/lib/seller/reference/operations';
import { ApiPage } from './api-page';
import { CopyButton } from './shown-once';

const tones = { GET: 'good', DELETE: 'bad' } as const;

/** A call with its summary; unfolds its full reference. */
function OperationItem({ operation }: { operation: Operation }) {
  const [isOpen, setOpen] = useState(false);
  const { method, path, scope, summary } = operation;
  return (
    <details
      className="rounded-card border border-line bg-card shadow-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-card p-4 hover:bg-sunken">
        <Badge tone={tones[method as keyof typeof tones] ?? 'info'}>{method}</Badge>
        <code className="font-semibold break-all">{path}</code>
        <Badge className="sm:ml-auto">{scope}</Badge>
        <span className="w-full text-sm text-ink-soft" lang="en">
          {summary}
        </span>
      </summary>
      {isOpen && <Details operation={operation} />}
    </details>
  );
}

function Details({ operation }: { operation: Operation }) {
  const t = useTranslations('seller_reference');
  const { parameters, body, answer } = operation;
  const curl = curlOf(operation, window.location.origin);
  const [ofPath, ofQuery] = [true, false].map((isInPath) =>
    parameters.filter((each) => each.isInPath === isInPath),
  );
  return (
    <div className="flex flex-col gap-5 border-t border-line p-4">
      <Part title={t('example')}>
        <Code>{curl}</Code>
        <CopyButton text={curl} className="self-start" />
      </Part>
      {ofPath && ofPath.length > 0 && (
        <Part title={t('in_path')}>
          <FieldList fields={ofPath} />
        </Part>
      )}
      {ofQuery && ofQuery.length > 0 && (
        <Part title={t('in_query')}>
          <FieldList fields={ofQuery} marksRequired />
        </Part>
      )}
      {body && (
        <Part title={t('body', { type: body.mediaType })}>
          <FieldList fields={body.fields} marksRequired />
          {body.example && <Code>{body.example}</Code>}
        </Part>
      )}
      {answer && (
        <Part title={t('answer', { status: answer.status, type: answer.mediaType })}>
          {answer.fields.length > 0 && <FieldList fields={answer.fields} />}
          {answer.example && <Code>{answer.example}</Code>}
        </Part>
      )}
    </div>
  );
}

/** Fields with their types and meanings; nested fields are indented. */
function FieldList({ fields, marksRequired }: { fields: Field[]; marksRequired?: boolean }) {
  const t = useTranslations('seller_reference');
  return (
    <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
      {fields.map(({ name, depth, type, isRequired, description, values }, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat inside others
          key={nth}
          className="px-3 py-2 text-sm"
          style={{ paddingInlineStart: `${0.75 + Math.min(depth, 5)}rem` }}
        >
          <code className="font-semibold break-all">{name}</code>{' '}
          <span className="break-words text-ink-soft" lang="en">
            {type}
          </span>
          {marksRequired && isRequired && <b className="text-warn"> {t('required')}</b>}
          {description && (
            <span className="block" lang="en">
              {description}
            </span>
          )}
          {values && values.length > 1 && (
            <code className="block break-words text-ink-soft">{values.join(', ')}</code>
          )}
        </li>
      ))}
    </ul>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-2">
    <h4 className="font-semibold">{title}</h4>
    {children}
  </div>
);

const Code = ({ children }: { children: string }) => (
  <pre className="rounded-control bg-sunken p-3 text-sm break-all whitespace-pre-wrap" lang="en">
    {children}
  </pre>
);

type GroupOf<Scope> = Scope extends `${infer Of}:${string}` ? Of : never;

/** The resources of the scopes, in their order. */
const groups = [...new Set(apiScopes.map((scope) => scope.split(':')[0] as GroupOf<ApiScope>))];
const statuses = ['401', '403', '404', '409', '422', '429', '503'] as const;

/** Every call of the seller API, rendered from its part of /api/openapi.json. */
export function ReferencePage() {
  const t = useTranslations('seller_reference');
  const document = useSWR(
    ['seller', 'openapi'],
    () => request<OpenApi>('/api/openapi.json?part=seller'),
    {
      revalidateOnFocus: false,
    },
  );
  return (
    <ApiPage hint={t('hint')}>
      <Section title={t('errors')} id="errors">
        <p className="text-ink-soft">{t('errors_hint')}</p>
        <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
          {statuses.map((status) => (
            <div key={status} className="contents">
              <dt className="font-semibold tabular-nums">{status}</dt>
              <dd>{t(`status.${status}`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Loaded of={document}>{(data) => <Operations document={data} />}</Loaded>
    </ApiPage>
  );
}

function Operations({ document }: { document: OpenApi }) {
  const t = useTranslations('seller_reference');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const all = useMemo(() => operationsOf(document), [document]);
  const found = groups.map((group) => ({
    group,
    operations: (all.get(group) ?? []).filter((each) => isFound(each, wanted)),
  }));
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextField
          type="search"
          label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
          className="max-w-xl"
        />
        <p role="status" className="text-sm text-ink-soft">
          {t('found', { count })}
        </p>
      </div>
      {found.map(
        ({ group, operations }) =>
          operations.length > 0 && (
            <Section key={group} title={t(`group.${group}`)} id={`group-${group}`}>
              <ul className="flex flex-col gap-3">
                {operations.map((operation) => (
                  <li key={`${operation.method} ${operation.path}`}>
                    <OperationItem operation={operation} />
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
    </>
  );
}
