'use client';

import { ClipboardCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { DataTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { type BodyOf, call } from '@/lib/client/call';
import type { Application } from '@/lib/contract/schemas/vendors';
import { toast } from '@/lib/storefront/browser/toast';

type Decision = 'approved' | 'rejected' | 'suspended';

/** The decisions allowed in each status. */
const decisions: Record<Application['status'], readonly Decision[]> = {
  pending: ['approved', 'rejected'],
  approved: ['suspended'],
  suspended: ['approved'],
  rejected: ['approved'],
};

const statuses = ['pending', 'approved', 'suspended', 'rejected'] as const;

/** Applications and stores by status, with the operator's decisions. */
export function Applications() {
  const t = useTranslations('operator_sellers');
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="sellers"
        label={t('title')}
        endpoint="GET /api/operator/vendors"
        rows="applications"
        id={({ application_number: number }) => number}
        rowName={({ name }) => name}
        tabs={{
          name: 'status',
          label: t('status'),
          initial: 'pending',
          options: (page) =>
            statuses.map((value) => ({
              value,
              label: t(value),
              count: page?.counts[value],
              isUrgent: value === 'pending',
            })),
        }}
        search={{ name: 'search', label: t('search'), hint: t('search_hint') }}
        columns={[
          {
            key: 'name',
            label: t('store'),
            kind: 'link',
            value: ({ name }) => name,
            href: ({ application_number: number }) => `/operator/sellers/${number}`,
            sort: 'name',
            card: 'title',
          },
          {
            key: 'number',
            label: t('number'),
            value: ({ application_number: number }) => number,
          },
          { key: 'city', label: t('city'), value: ({ city }) => city, card: 'line' },
          { key: 'gstin', label: 'GSTIN', value: ({ gstin }) => gstin, card: 'state' },
          { key: 'email', label: t('email'), value: ({ email }) => email, width: 220 },
          {
            key: 'applied',
            label: t('applied'),
            kind: 'date',
            value: ({ applied_at: at }) => at,
            sort: 'applied',
          },
        ]}
        next={(application, list) => (
          <Decisions application={application} onDecided={() => void list.refresh()} />
        )}
        empty={{ icon: ClipboardCheck, title: t('none') }}
      />
    </AreaPage>
  );
}

type Props = { application: Application; onDecided: () => void };

function Decisions({ application: { application_number, name, status }, onDecided }: Props) {
  const t = useTranslations('operator_sellers');
  const lang = useLocale();
  const [asked, setAsked] = useState<'rejected' | 'suspended'>();
  const { busy, run } = useAction();

  async function decide(decision: Decision, reason?: string) {
    await call('POST /api/operator/vendors/{number}/decide', {
      lang,
      params: { number: application_number },
      body: { status: decision, reason },
    });
    toast.success(t(`done_${decision}`, { name }));
    onDecided();
  }

  return (
    <>
      {decisions[status].map((decision) =>
        decision === 'approved' ? (
          <RowButton key={decision} busy={busy} onClick={() => void run(() => decide(decision))}>
            {t('do_approved')}
          </RowButton>
        ) : (
          <RowButton key={decision} look="quiet" onClick={() => setAsked(decision)}>
            {t(`do_${decision}`)}
          </RowButton>
        ),
      )}
      {asked && (
        <ContractDialog<BodyOf<'POST /api/operator/vendors/{number}/decide'>>
          title={t(`ask_${asked}`, { name })}
          action={t(`do_${asked}`)}
          look="danger"
          fields={[
            {
              name: 'reason',
              kind: 'text',
              label: t('reason'),
              hint: t('reason_hint'),
              rows: 3,
              maxLength: 400,
              isRequired: true,
            },
          ]}
          value={{}}
          more={{ status: asked }}
          schema={async () => (await import('@/lib/contract/schemas/vendors')).decisionSchema}
          onClose={() => setAsked(undefined)}
          onSend={({ reason }) => decide(asked, reason)}
        />
      )}
    </>
  );
}
