'use client';

import { ChevronLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Writes } from '@/components/seller/ui/writes';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { SellerReturn } from '@/lib/api/schemas/seller/returns';
import { useReturn } from '@/lib/seller/use-returns';
import { dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { CreditNote } from './credit-note';
import { ReturnActions } from './return-actions';
import { ReturnBadge } from './return-badge';
import { ReturnPictures } from './return-pictures';

/** A return: what comes back and why, with pictures, and what the store does next. */
export function ReturnDetail({ id }: { id: number }) {
  const t = useTranslations('seller_returns');
  const errorText = useErrorText();
  const { data, error } = useReturn(id);
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
  const { items, refund, pictures, store_pictures, comment, condition, credit_note } = shown;
  const facts = [
    [t('order'), shown.order_number],
    [t('shopper'), shown.shopper],
    [t('reason'), t(`reasons.${shown.reason}`)],
    ...(shown.invoice_number ? [[t('invoice'), shown.invoice_number]] : []),
    ...(condition ? [[t('condition'), t(`conditions.${condition}`)]] : []),
  ];
  return (
    <Card className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.item_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <span className="flex min-w-0 flex-col">
              <span className="break-words">
                {item.name} × {item.quantity}
              </span>
              {item.replacement && (
                <span className="text-sm text-ink-soft">
                  {t('replaced_by', {
                    what: [item.replacement.name, item.replacement.colour, item.replacement.size]
                      .filter(Boolean)
                      .join(' · '),
                  })}
                </span>
              )}
            </span>
            <span className="font-semibold tabular-nums">{money(item.amount)}</span>
          </li>
        ))}
        {refund.shipping > 0 && (
          <li className="flex justify-between gap-4">
            {t('shipping')}
            <span className="font-semibold tabular-nums">{money(refund.shipping)}</span>
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
              {t(`by.${step.by}`)} · <time dateTime={step.at}>{dateTime(step.at, locale)}</time>
            </span>
            {step.note && <span className="text-sm break-words text-ink-soft">{step.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
