'use client';

import { KeyRound } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractForm } from '@/components/areas/form/contract-form';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useRefreshList } from '@/components/areas/table/use-list';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Section } from '@/components/ui/layout';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { ApiToken } from '@/lib/contract/schemas/seller/api';
import { type ApiScope, apiScopes, tokenDays } from '@/lib/contract/schemas/seller/scopes';
import { toast } from '@/lib/storefront/browser/toast';
import { ApiPage } from './api-page';
import { ShownOnce } from './shown-once';

/** Personal tokens for the store's own system: the form for a new one, and the list. */
export function TokensPage() {
  const t = useTranslations('seller_api');
  const [made, setMade] = useState<string>();
  const isOver = ({ expires_at: at }: ApiToken) => Date.parse(at) < Date.now();
  return (
    <ApiPage hint={t('hint')}>
      {made ? (
        <ShownOnce
          title={t('made_title')}
          hint={t('made_hint')}
          secret={made}
          onDone={() => setMade(undefined)}
        />
      ) : (
        <Writes>
          <Section title={t('new')} id="new-token">
            <TokenForm onMade={setMade} />
          </Section>
        </Writes>
      )}
      <Section title={t('tokens')}>
        <WholeTable
          name="api-tokens"
          label={t('tokens')}
          endpoint="GET /api/seller/api-tokens"
          rows={(tokens) => tokens}
          id={({ id }) => id}
          rowName={({ name }) => name}
          columns={[
            { key: 'name', label: t('name'), value: ({ name }) => name, card: 'title' },
            {
              key: 'tail',
              label: t('token'),
              value: ({ tail }) => `haat_…${tail}`,
              cell: ({ tail }) => <code>{`haat_…${tail}`}</code>,
              card: 'amount',
            },
            {
              key: 'scopes',
              label: t('scopes'),
              value: ({ scopes }) => scopes.join(', '),
              card: 'line',
            },
            { key: 'by', label: t('by'), value: ({ by }) => by, width: 160 },
            { key: 'made', label: t('made_on'), kind: 'date', value: ({ created_at: at }) => at },
            { key: 'used', label: t('used_on'), kind: 'date', value: ({ last_used_at: at }) => at },
            {
              key: 'expires',
              label: t('expires_on'),
              kind: 'date',
              value: ({ expires_at: at }) => at,
              cell: (token) =>
                isOver(token) ? <Badge tone="bad">{t('expired')}</Badge> : undefined,
              card: 'state',
            },
          ]}
          next={(token, list) => <Revoke token={token} onRevoked={list.refresh} />}
          empty={{ icon: KeyRound, title: t('none') }}
        />
      </Section>
    </ApiPage>
  );
}

type NameOf<Scope> = Scope extends `${infer Of}:${infer May}` ? `${Of}_${May}` : never;

/** Converts `listings:read` to `listings_read`, its name in the messages. */
const nameOf = (scope: ApiScope) => scope.replace(':', '_') as NameOf<ApiScope>;

/** The form for a new token: its purpose, scopes and validity. */
function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/seller/api-tokens');
  return (
    <Card>
      <ContractForm<BodyOf<'POST /api/seller/api-tokens'>>
        isInDialog
        isEmptiedAfter
        fields={[
          {
            name: 'name',
            kind: 'line',
            label: t('name'),
            hint: t('name_hint'),
            isRequired: true,
          },
          {
            name: 'days',
            kind: 'choice',
            isNumber: true,
            label: t('days'),
            options: tokenDays.map((days) => ({ value: `${days}`, label: t('days_of', { days }) })),
          },
          {
            name: 'scopes',
            kind: 'several',
            label: t('scopes'),
            hint: t('scopes_hint'),
            options: apiScopes.map((value) => ({
              value,
              label: t(`scope.${nameOf(value)}`),
              code: value,
            })),
            isWide: true,
          },
          {
            name: 'password',
            kind: 'password',
            label: t('password_needed'),
            hint: t('password_hint'),
            isRequired: true,
          },
        ]}
        value={{ days: 90 }}
        schema={async () =>
          (await import('@/lib/contract/schemas/seller/api')).createApiTokenSchema
        }
        action={t('make')}
        onSend={async (body) => {
          const { token } = await dataOf(call('POST /api/seller/api-tokens', { lang, body }));
          onMade(token);
          await refresh();
        }}
      />
    </Card>
  );
}

type RevokeProps = { token: ApiToken; onRevoked: () => Promise<unknown> };

function Revoke({ token: { id, name }, onRevoked }: RevokeProps) {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const { busy, run } = useAction();
  const revoke = () =>
    run(async () => {
      await call('DELETE /api/seller/api-tokens/{id}', { lang, params: { id } });
      toast.success(t('revoked', { name }));
      await onRevoked();
    });
  return (
    <Writes>
      <ConfirmDialog
        title={t('revoke_title', { name })}
        text={t('revoke_text')}
        labels={{ confirm: t('revoke'), cancel: t('cancel') }}
        onConfirm={() => void revoke()}
      >
        {(open) => (
          <RowButton busy={busy} onClick={open}>
            {t('revoke')}
          </RowButton>
        )}
      </ConfirmDialog>
    </Writes>
  );
}
