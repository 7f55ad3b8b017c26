'use client';

import { ChevronLeft, FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { useInvoiceDownload } from '@/components/orders/invoice/use-invoice-download';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Return } from '@/lib/contract/schemas/returns/view';
import type { SellerReturn } from '@/lib/contract/schemas/seller/returns';
import { variantName } from '@/lib/i18n/variant-name';
import { dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReturnActions } from './return-actions';
import { ReturnBadge } from './return-badge';

/** A return: its items and reasons, with pictures, and the store's next steps. */
export function ReturnDetail({ id }: { id: number }) {
  const t = useTranslations('seller_returns');
  const errorText = useErrorText();
  const { data, error } = useCall(
    'GET /api/seller/returns/{id}',
    { params: { id } },
    { shouldRetryOnError: false },
  );
  return (
    <AreaPage
      title={data ? t(`heading.${data.kind}`, { number: data.number }) : t('title')}
      actions={data && <ReturnBadge status={data.status} />}
    >
      <AreaLink
        href="/seller/returns"
        className="inline-flex min-h-11 items-center gap-1 self-start text-brand hover:underline"
      >
        <ChevronLeft aria-hidden className="size-5" />
        {t('all')}
      </AreaLink>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {!data && !error && <Spinner />}
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <Writes>
              <ReturnActions shown={data} />
            </Writes>
            <What shown={data} />
          </div>
          <Steps shown={data} />
        </div>
      )}
    </AreaPage>
  );
}

function What({ shown }: { shown: SellerReturn }) {
  const t = useTranslations('seller_returns');
  const td = useTranslations('tax_documents');
  const colours = useTranslations('colours');
  const locale = useLocale();
  const { items, refund, pictures, store_pictures, comment, condition, credit_note } = shown;
  const facts = [
    [t('order'), shown.order_number],
    [t('shopper'), shown.shopper],
    [t('reason'), t(`reasons.${shown.reason}`)],
    ...(shown.invoice_number
      ? [[td(shown.invoice_kind ?? 'tax_invoice'), shown.invoice_number]]
      : []),
    ...(condition ? [[t('condition'), t(`conditions.${condition}`)]] : []),
  ];
  return (
    <Card className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.item_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <span className="flex min-w-0 flex-col">
              <span className="break-words">
                <bdi>{item.name}</bdi> × {item.quantity}
              </span>
              {item.replacement && (
                <span className="text-sm text-ink-soft">
                  {t('replaced_by', {
                    what: variantName(item.replacement, colours, locale),
                  })}
                </span>
              )}
            </span>
            <Whole className="font-semibold tabular-nums">{money(item.amount)}</Whole>
          </li>
        ))}
        {refund.shipping > 0 && (
          <li className="flex justify-between gap-4">
            {t('shipping')}
            <Whole className="font-semibold tabular-nums">{money(refund.shipping)}</Whole>
          </li>
        )}
      </ul>
      <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {comment && <p className="rounded-control bg-sunken p-3 break-words">{comment}</p>}
      <ReturnPictures title={t('pictures')} pictures={pictures} />
      <ReturnPictures title={t('own_pictures')} pictures={store_pictures} />
      {credit_note && <CreditNote id={shown.id} number={credit_note} />}
    </Card>
  );
}

/** Pictures under a title; each opens full-size in a new tab. */
function ReturnPictures({ title, pictures }: { title: string; pictures: Return['pictures'] }) {
  const t = useTranslations('seller_returns');
  if (!pictures.length) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm text-ink-soft">{title}</h2>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ id, image }, index) => (
          <li key={id}>
            <a href={image} target="_blank" rel="noreferrer" className="block size-24">
              {/* biome-ignore lint/performance/noImgElement: an upload of the site, in its own size */}
              <img
                src={image}
                alt={t('picture', { number: index + 1 })}
                className="size-full rounded-control border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of a return's credit note, and its PDF. */
function CreditNote({ id, number }: { id: number; number: string }) {
  const t = useTranslations('seller_returns');
  const lang = useLocale();
  const { busy, download } = useInvoiceDownload();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <span className="text-sm text-ink-soft">{t('credit_note', { number })}</span>
      <Button
        look="outline"
        busy={busy}
        onClick={() =>
          void download(`credit-note-${number}`, () =>
            dataOf(call('GET /api/seller/returns/{id}/credit-note', { lang, params: { id } })).then(
              ({ credit_notes }) => credit_notes,
            ),
          )
        }
      >
        {!busy && <FileDown aria-hidden className="size-5" />}
        <span>{t('download')}</span>
      </Button>
    </div>
  );
}

function Steps({ shown: { timeline } }: { shown: SellerReturn }) {
  const t = useTranslations('seller_returns');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('timeline')}</h2>
      <ol className="flex flex-col gap-3">
        {timeline.map((step) => (
          <li
            key={`${step.status} ${step.at}`}
            className="flex flex-col border-l-2 border-good pl-3"
          >
            <span className="font-medium">{t(`status.${step.status}`)}</span>
            <span className="text-sm text-ink-soft">
              {t(`by.${step.by}`)} ·{' '}
              <Whole as="time" dateTime={step.at}>
                {dateTime(step.at, locale)}
              </Whole>
            </span>
            {step.note && <span className="text-sm break-words text-ink-soft">{step.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
