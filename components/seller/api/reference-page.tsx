'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { TextField } from '@/components/ui/field';
import { Section } from '@/components/ui/layout';
import { request } from '@/lib/api/request';
import { type ApiScope, apiScopes } from '@/lib/api/schemas/seller/scopes';
import { sellerKeys } from '@/lib/seller/cache';
import { isFound } from '@/lib/seller/reference/matching';
import { type OpenApi, operationsOf } from '@/lib/seller/reference/operations';
import { ApiPage } from './api-page';
import { OperationItem } from './operation-item';

type GroupOf<Scope> = Scope extends `${infer Of}:${string}` ? Of : never;

/** What scopes are of, in their order. */
const groups = [...new Set(apiScopes.map((scope) => scope.split(':')[0] as GroupOf<ApiScope>))];
const statuses = ['401', '403', '404', '409', '422', '429', '503'] as const;

/** Every call of the seller API, drawn from /api/openapi.json. */
export function ReferencePage() {
  const t = useTranslations('seller_reference');
  const document = useSWR(sellerKeys.openApi(), () => request<OpenApi>('/api/openapi.json'), {
    revalidateOnFocus: false,
  });
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
