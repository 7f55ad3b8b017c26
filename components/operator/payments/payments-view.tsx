'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import {
  askAboutPayment,
  getPaymentInbox,
  retryRefund,
  settleEvent,
} from '@/lib/api/operators/payments';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** What of the payments waits for somebody. Each step only asks the provider again, so it does no harm. */
export function PaymentsView() {
  const t = useTranslations('operator_payments');
  const lang = useLocale();
  const errorText = useErrorText();
  const inbox = useSWR(operatorKeys.payments(lang), () => getPaymentInbox(lang));
  const [busy, setBusy] = useState<string>();

  async function run(key: string, step: () => Promise<{ settled: boolean }>) {
    setBusy(key);
    try {
      const { settled } = await step();
      toast.success(t(settled ? 'settled' : 'still_waits'));
      await inbox.mutate();
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(undefined);
  }

  const button = (key: string, label: string, step: () => Promise<{ settled: boolean }>) => (
    <Button look="outline" busy={busy === key} onClick={() => void run(key, step)}>
      {label}
    </Button>
  );

  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <Loaded of={inbox}>
        {({ events, open, refunds, unmatched }) => (
          <>
            <Section title={t('refunds')} hint={t('refunds_hint')} count={refunds.length}>
              {refunds.map((it) => (
                <Row
                  key={it.id}
                  order={it.order_number}
                  amount={it.amount}
                  facts={[
                    t(`refund_status.${it.status}`),
                    it.reason,
                    t('tries', { count: it.tries }),
                    dateTime(it.created_at, lang),
                  ]}
                >
                  {button(`refund ${it.id}`, t('send_again'), () => retryRefund(lang, it.id))}
                </Row>
              ))}
            </Section>
            <Section title={t('events')} hint={t('events_hint')} count={events.length}>
              {events.map((it) => (
                <Row
                  key={it.id}
                  order={it.order_number}
                  facts={[
                    it.type,
                    t('tries', { count: it.tries }),
                    t('received', { date: dateTime(it.received_at, lang) }),
                  ]}
                >
                  {button(`event ${it.id}`, t('settle'), () => settleEvent(lang, it.id))}
                </Row>
              ))}
            </Section>
            <Section title={t('open')} hint={t('open_hint')} count={open.length}>
              {open.map((it) => (
                <Row
                  key={it.number}
                  order={it.order_number}
                  amount={it.amount}
                  facts={[it.number, it.provider_status, dateTime(it.created_at, lang)]}
                >
                  {button(it.number, t('ask'), () => askAboutPayment(lang, it.number))}
                </Row>
              ))}
            </Section>
            <Section title={t('unmatched')} hint={t('unmatched_hint')} count={unmatched.length}>
              {unmatched.map((it) => (
                <Row
                  key={it.id}
                  order={it.order_number}
                  amount={it.amount}
                  facts={[
                    it.reason,
                    it.provider_payment_id,
                    t(`refund_status.${it.status}`),
                    dateTime(it.created_at, lang),
                  ]}
                />
              ))}
            </Section>
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type SectionProps = { title: string; hint: string; count: number; children: ReactNode };

function Section({ title, hint, count, children }: SectionProps) {
  const t = useTranslations('operator_payments');
  return (
    <Panel title={title}>
      <p className="text-sm text-ink-soft">{hint}</p>
      {count ? <ul className="divide-y divide-line">{children}</ul> : <p>{t('none')}</p>}
    </Panel>
  );
}

type RowProps = {
  order: string | null;
  amount?: number;
  facts: readonly (string | null)[];
  children?: ReactNode;
};

function Row({ order, amount, facts, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="flex min-w-0 flex-col">
        {order && (
          <AreaLink
            href={`/operator/orders/${order}`}
            className="inline-flex min-h-11 items-center self-start font-semibold text-brand hover:underline"
          >
            {order}
          </AreaLink>
        )}
        <span className="text-sm text-ink-soft wrap-anywhere">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-4">
        {amount !== undefined && <b className="tabular-nums">{money(amount)}</b>}
        {children}
      </span>
    </li>
  );
}
