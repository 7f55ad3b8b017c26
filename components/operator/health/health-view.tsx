'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { getOperatorHealth } from '@/lib/api/operators/health';
import { healthActions } from '@/lib/api/schemas/operators/health';
import { operatorKeys } from '@/lib/operator/cache';
import { Faults } from './faults';
import { Findings } from './findings';
import { JobsTable } from './jobs-table';
import { MissingTexts } from './missing-texts';
import { ProcessFacts } from './process-facts';
import { Queues } from './queues';
import { useHealthAction } from './use-health-action';
import { Webhooks } from './webhooks';

/** Read anew while somebody looks at it. */
const everyTenSeconds = 10_000;

const steps = healthActions.filter((action) => action !== 'try_faults');

/** How the shop itself does, and the steps that are safe at any time. */
export function HealthView() {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const health = useSWR(operatorKeys.health(lang), () => getOperatorHealth(lang), {
    refreshInterval: everyTenSeconds,
  });
  const { busy, run } = useHealthAction(() => health.mutate());
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <section aria-label={t('steps')} className="flex flex-col gap-3">
        <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
          {steps.map((action) => (
            <li
              key={action}
              className="flex flex-col justify-between gap-3 rounded-card border border-line bg-card p-4"
            >
              <p className="text-sm text-ink-soft">{t(`about.${action}`)}</p>
              <Button look="outline" busy={busy === action} onClick={() => void run(action)}>
                {t(`action.${action}`)}
              </Button>
            </li>
          ))}
        </ul>
        {health.data && <Findings books={health.data.books} />}
      </section>
      <Loaded of={health}>
        {({ queues, failing_mails: mails, faults, jobs, texts, ...facts }) => (
          <>
            <Faults
              faults={faults}
              action={
                <Button
                  look="outline"
                  busy={busy === 'try_faults'}
                  onClick={() => void run('try_faults')}
                >
                  {t('action.try_faults')}
                </Button>
              }
            />
            <Queues queues={queues} mails={mails} />
            <Webhooks />
            <ProcessFacts {...facts} />
            <JobsTable jobs={jobs} />
            <MissingTexts texts={texts} />
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
