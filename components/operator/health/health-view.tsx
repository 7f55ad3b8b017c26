'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import {
  type HealthAction,
  healthActions,
  type OperatorHealth,
} from '@/lib/contract/schemas/operators/health';
import { languageName } from '@/lib/i18n/language-name';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { JobsTable } from './jobs-table';
import { ProcessFacts } from './process-facts';
import { Queues } from './queues';
import { Webhooks } from './webhooks';

/** Refresh interval in milliseconds. */
const everyTenSeconds = 10_000;

const steps = healthActions.filter((action) => action !== 'try_faults');

/** The health of the shop, and maintenance steps that are safe at any time. */
export function HealthView() {
  const t = useTranslations('operator_health');
  const health = useCall('GET /api/operator/health', undefined, {
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

/** Runs the safe steps, one at a time. */
function useHealthAction(afterwards: () => Promise<unknown>) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<HealthAction>();

  async function run(action: HealthAction) {
    setBusy(action);
    try {
      const { done } = await dataOf(
        call('POST /api/operator/health/actions', { lang, body: { action }, timeout: 120_000 }),
      );
      if (action !== 'check_books') toast.success(t(`done.${action}`, { count: done }));
      await afterwards();
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(undefined);
  }

  return { busy, run };
}

/** The findings of the last check of the books; rules have the names of the log and of `npm run audit`. */
function Findings({ books }: Pick<OperatorHealth, 'books'>) {
  const t = useTranslations('operator_health');
  const format = useFormatter();
  if (!books) return <p className="text-sm text-ink-soft">{t('books_never')}</p>;
  const { findings: count, found, checked_at: at } = books;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">
        {t('books_checked', { when: format.relativeTime(new Date(at), new Date()) })}
      </p>
      {count === 0 && <p className="font-semibold text-good">{t('books_agree')}</p>}
      {count > 0 && (
        <div className="flex flex-col gap-2 rounded-card border border-bad p-4">
          <p className="font-semibold text-bad">{t('books_differ', { count })}</p>
          <ul lang="en" className="list-disc pl-5 text-sm">
            {found.map(({ rule, subject }) => (
              <li key={`${rule} ${subject}`}>
                {rule}: <b>{subject}</b>
              </li>
            ))}
          </ul>
          {count > found.length && (
            <p className="text-sm">{t('books_more', { count: count - found.length })}</p>
          )}
        </div>
      )}
    </div>
  );
}

type FaultsProps = Pick<OperatorHealth, 'faults'> & { action: ReactNode };

/** Rows at which jobs failed, with the error of the log. */
function Faults({ faults, action }: FaultsProps) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const format = useFormatter();
  const now = new Date();
  if (!faults.length) return null;
  return (
    <section aria-labelledby="faults" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="faults" className="text-xl font-bold">
          {t('faults')}
        </h2>
        {action}
      </div>
      <p className="text-sm text-ink-soft">{t('faults_hint')}</p>
      <ul aria-labelledby="faults" className="flex flex-col gap-2">
        {faults.map(({ id, job, subject, fault, tries, since, next_at }) => (
          <li
            key={id}
            className="rounded-card border border-bad bg-card px-4 py-3 text-sm wrap-anywhere"
          >
            <b lang="en">
              {job} {subject}
            </b>{' '}
            <span>
              · {t('tries', { count: tries })} · {format.relativeTime(new Date(since), now)} ·
            </span>{' '}
            {next_at ? (
              t('next_try', { date: dateTime(next_at, lang) })
            ) : (
              <b className="text-bad">{t('given_up')}</b>
            )}
            <span lang="en" className="block text-ink-soft">
              {fault}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts that the shop's languages lack; readers see them in another language. */
function MissingTexts({ texts }: Pick<OperatorHealth, 'texts'>) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  return (
    <section aria-labelledby="texts" className="flex flex-col gap-3">
      <h2 id="texts" className="text-xl font-bold">
        {t('texts')}
      </h2>
      <p className="text-sm text-ink-soft">{t('texts_hint')}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {texts.map(({ language, kind, missing, total }) => (
          <div key={`${language} ${kind}`}>
            <dt className="text-sm text-ink-soft">
              {languageName(language, lang)} · {t(`text_kinds.${kind}`)}
            </dt>
            <dd className="font-medium">
              {missing === 0
                ? t('texts_complete')
                : t('texts_missing', { missing: number(missing), total: number(total) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
