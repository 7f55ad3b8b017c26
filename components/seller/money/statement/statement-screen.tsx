'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Notice } from '@/components/ui/notice';
import { getStatement } from '@/lib/api/seller/money';
import { sellerKeys } from '@/lib/seller/cache';
import { date } from '@/lib/storefront/format';
import { Loading } from '../loading';
import { StatusBadge } from '../status-badge';
import { DownloadButtons } from './download-buttons';
import { InvoiceCard } from './invoice-card';
import { StatementLines } from './statement-lines';
import { StatementSums } from './statement-sums';

/** A settlement down to the order line. */
export function StatementScreen({ id }: { id: string }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useSWR(
    sellerKeys.statement(lang, id, page),
    () => getStatement(lang, id, page),
    { keepPreviousData: true },
  );
  const back = (
    <AreaLink
      href="/seller/money"
      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      {t('back')}
    </AreaLink>
  );
  if (!data) {
    return (
      <AreaPage title={t('settlements')} hint={back}>
        <Loading error={error} onRetry={() => mutate()} />
      </AreaPage>
    );
  }
  const lastDay = new Date(Date.parse(data.period_to) - 1).toISOString();
  return (
    <AreaPage
      title={t('settlement', { number: data.number })}
      hint={
        <>
          {date(data.period_from, lang)} – {date(lastDay, lang)} <br /> {back}
        </>
      }
      actions={<DownloadButtons id={id} />}
      wide
    >
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={data.status} />
        {data.utr && data.paid_at && (
          <span>{t('paid_on', { date: date(data.paid_at, lang), utr: data.utr })}</span>
        )}
      </div>
      {data.failure_reason && (
        <Notice tone="bad">{t('failed_why', { reason: data.failure_reason })}</Notice>
      )}
      <StatementSums totals={data.totals} />
      <StatementLines statement={data} onPage={setPage} />
      <InvoiceCard invoice={data.commission_invoice} />
    </AreaPage>
  );
}
