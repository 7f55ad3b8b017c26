'use client';

import { ClipboardCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { SubmitButton } from '@/components/account/submit-button';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TextAreaField } from '@/components/ui/field';
import { decideApplication, getApplications } from '@/lib/api/operators/market';
import type { Application } from '@/lib/api/schemas/vendors';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';

type Decision = 'approved' | 'rejected' | 'suspended';

/** What may be decided in each status. */
const decisions: Record<Application['status'], readonly Decision[]> = {
  pending: ['approved', 'rejected'],
  approved: ['suspended'],
  suspended: ['approved'],
  rejected: ['approved'],
};

type Props = { application: Application; onDecided: () => void };

function ApplicationRow({ application, onDecided }: Props) {
  const t = useTranslations('operator_sellers');
  const lang = useLocale();
  const [asked, setAsked] = useState<Decision>();
  const { busy, run } = useAction();
  const { application_number: number, name, city, gstin, email, applied_at, status } = application;

  const decide = (decision: Decision, reason?: string) =>
    run(async () => {
      await decideApplication(lang, number, { status: decision, reason });
      setAsked(undefined);
      toast.success(t(`done_${decision}`, { name }));
      onDecided();
    });

  const facts = [
    [t('number'), number],
    [t('city'), city],
    ['GSTIN', gstin],
    [t('email'), email],
    [t('applied'), date(applied_at, lang)],
  ];
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">
        <AreaLink
          href={`/operator/sellers/${number}`}
          className="inline-flex min-h-11 items-center text-brand hover:underline"
        >
          {name}
        </AreaLink>
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {decisions[status].map((decision) => (
          <Button
            key={decision}
            look={decision === 'approved' ? 'primary' : 'danger'}
            busy={busy && !asked}
            onClick={() => (decision === 'approved' ? void decide(decision) : setAsked(decision))}
          >
            {t(`do_${decision}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={t(`ask_${asked as 'rejected' | 'suspended'}`, { name })}
          action={t(`do_${asked}`)}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onReason={(reason) => void decide(asked, reason)}
        />
      )}
    </Card>
  );
}

type ReasonDialogProps = {
  title: string;
  action: string;
  busy: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Asks for the reason, which the seller reads. */
function ReasonDialog({ title, action, busy, onClose, onReason }: ReasonDialogProps) {
  const t = useTranslations('operator_sellers');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onReason(reason.trim());
    else setMissing(true);
  }

  return (
    <AreaDialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label={t('reason')}
          hint={t('reason_hint')}
          error={isMissing && !reason.trim() ? t('reason_missing') : undefined}
          required
          maxLength={400}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <SubmitButton busy={busy} look="danger">
          {action}
        </SubmitButton>
      </form>
    </AreaDialog>
  );
}

const statuses = ['pending', 'approved', 'suspended', 'rejected'] as const;

/** Applications and stores by their status, with what the operator may decide. */
export function Applications() {
  const t = useTranslations('operator_sellers');
  const lang = useLocale();
  const [status, setStatus] = useState<(typeof statuses)[number]>('pending');
  const list = useSWR(operatorKeys.applications(lang, status), () => getApplications(lang, status));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={t('status')}
        value={status}
        onChoose={setStatus}
        options={statuses.map((value) => ({ value, label: t(value) }))}
      />
      <Loaded of={list}>
        {(applications) =>
          applications.length ? (
            <ul className="flex flex-col gap-3">
              {applications.map((application) => (
                <li key={application.application_number}>
                  <ApplicationRow application={application} onDecided={() => list.mutate()} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={ClipboardCheck} level={2} title={t('none')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
