'use client';

import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountTable } from '@/components/areas/amount-table';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type {
  CommissionInvoice,
  Statement,
  StatementSums as Sums,
} from '@/lib/contract/schemas/seller/money';
import { sumNames } from '@/lib/documents/statement';
import { saveFile } from '@/lib/storefront/browser/save-file';
import { date, money } from '@/lib/storefront/format';
import { endOfPeriod } from '@/lib/time/india';
import { Loading } from './loading';
import { StatusBadge } from './status-badge';

/** A settlement with its order lines. */
export function StatementScreen({ id }: { id: string }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useCall(
    'GET /api/seller/settlements/{id}',
    { params: { id }, query: { page, limit: 50 } },
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
  return (
    <AreaPage
      title={t('settlement', { number: data.number })}
      hint={
        <>
          {date(data.period_from, lang)} – {date(endOfPeriod(data.period_to), lang)} <br /> {back}
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

type File = 'csv' | 'pdf';

/** Downloads the statement with all its lines, not only those on the screen. */
function DownloadButtons({ id }: { id: string }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [busy, setBusy] = useState<File>();
  const [hasFailed, setFailed] = useState(false);

  async function download(file: File) {
    setBusy(file);
    setFailed(false);
    try {
      const { file_name, csv } = await dataOf(
        call('GET /api/seller/settlements/{id}/statement', { lang, params: { id } }),
      );
      if (file === 'csv') {
        saveFile(file_name, csv);
      } else {
        const { describeCommissionInvoice, describeStatement } = await import(
          '@/lib/documents/statement'
        );
        const { downloadDocuments } = await import('@/lib/storefront/orders/invoice-pdf/download');
        const first = await dataOf(
          call('GET /api/seller/settlements/{id}', {
            lang,
            params: { id },
            query: { page: 1, limit: 100 },
          }),
        );
        const lines = [...first.lines];
        for (let page = 2; lines.length < first.total_lines; page++) {
          lines.push(
            ...(
              await dataOf(
                call('GET /api/seller/settlements/{id}', {
                  lang,
                  params: { id },
                  query: { page, limit: 100 },
                }),
              )
            ).lines,
          );
        }
        const invoice = first.commission_invoice;
        const documents = [
          describeStatement({ ...first, lines }, t, lang),
          ...(invoice ? [describeCommissionInvoice(invoice, t, lang)] : []),
        ];
        await downloadDocuments(documents, file_name.replace(/csv$/, 'pdf'));
      }
    } catch {
      setFailed(true);
    }
    setBusy(undefined);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {(['csv', 'pdf'] as const).map((file) => (
          <Button key={file} look="outline" busy={busy === file} onClick={() => download(file)}>
            <FileDown aria-hidden className="size-5" />
            {t(file)}
          </Button>
        ))}
      </div>
      {hasFailed && <Notice tone="bad">{t('file_failed')}</Notice>}
    </div>
  );
}

/** The parts of a settlement, each with its reason, and the sum. */
function StatementSums({ totals }: { totals: Sums }) {
  const t = useTranslations('seller_money');
  const shown = sumNames.filter((name) => totals[name] !== 0);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('adds_up')}</h2>
      <dl className="flex flex-col divide-y divide-line">
        {shown.map((name) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <dt className="font-medium">{t(`sums.${name}`)}</dt>
            <Whole as="dd" className="text-right font-medium tabular-nums" data-sum={name}>
              {money(totals[name])}
            </Whole>
            <dd className="col-span-2 max-w-prose pr-16 text-sm text-ink-soft">
              {t(`why.${name}`)}
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[1fr_auto] gap-x-4 pt-3 text-lg font-bold">
          <dt>{t('total')}</dt>
          <Whole as="dd" className="text-right tabular-nums" data-sum="net">
            {money(totals.net)}
          </Whole>
        </div>
      </dl>
    </Card>
  );
}

/** The market's invoice for its commission. */
function InvoiceCard({ invoice }: { invoice: CommissionInvoice | null }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const taxes = (['cgst', 'sgst', 'igst'] as const).filter((name) => invoice?.[name]);
  const rows = invoice && [
    [t('invoice_number'), invoice.number],
    [t('invoice_date'), date(invoice.issued_at, lang)],
    [t('invoice_taxable'), money(invoice.taxable)],
    ...taxes.map((name) => [name.toUpperCase(), money(invoice[name])] as const),
    [t('invoice_total'), money(invoice.total)],
  ];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t(invoice?.kind ?? 'invoice')}</h2>
      {!rows && <p className="text-ink-soft">{t('invoice_none')}</p>}
      {rows && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

type Props = { statement: Statement; onPage: (page: number) => void };

/** The lines of a settlement, page by page. */
function StatementLines({ statement, onPage }: Props) {
  const t = useTranslations('seller_money');
  const { lines, totals, total_lines, page, limit } = statement;
  const names = sumNames.filter((name) => totals[name] !== 0);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('lines')}</h2>
      <AmountTable
        label={t('lines')}
        title={t('product')}
        columns={[
          ...names.map((name) => ({ key: name, title: t(`sums.${name}`) })),
          { key: 'line-net', title: t('amount') },
        ]}
        hasNet
        rows={lines.map((line) => ({
          key: `${line.order_number}-${line.sku}-${line.description}`,
          head: (
            <>
              <span className="block font-medium wrap-anywhere">{line.description}</span>
              {line.order_number && (
                <span className="text-ink-soft">
                  <Whole>{line.order_number}</Whole> · {line.sku}
                </span>
              )}
            </>
          ),
          amounts: [
            ...names.map((name) => (line[name] === 0 ? undefined : money(line[name]))),
            money(line.net),
          ],
        }))}
      />
      {total_lines > limit && (
        <div className="flex justify-between gap-2">
          <Button look="quiet" aria-disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button
            look="quiet"
            aria-disabled={page * limit >= total_lines}
            onClick={() => onPage(page + 1)}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </Card>
  );
}
