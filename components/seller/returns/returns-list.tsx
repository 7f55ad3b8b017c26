'use client';

import clsx from 'clsx';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { PageSteps } from '@/components/areas/page-steps';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { type ReturnTab, returnTabs } from '@/lib/api/schemas/returns/terms';
import type { SellerReturn } from '@/lib/api/schemas/seller/returns';
import { useReturns } from '@/lib/seller/use-returns';
import { date, dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReturnBadge } from './return-badge';

const tabs = Object.keys(returnTabs) as ReturnTab[];

/** The store's returns by what is to be done about them. */
export function ReturnsList() {
  const t = useTranslations('seller_returns');
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const errorText = useErrorText();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'waiting';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error } = useReturns(tab, page);
  const pages = data ? Math.max(1, Math.ceil(data.total / data.limit)) : 1;
  const show = (to: number) => router.push(`${pathname}?tab=${tab}&page=${to}`);
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <nav aria-label={t('tabs_label')} className="overflow-x-auto border-b border-line">
        <ul className="flex">
          {tabs.map((one) => (
            <li key={one}>
              <AreaLink
                href={`/seller/returns?tab=${one}`}
                aria-current={one === tab ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center gap-1.5 border-b-3 px-4 font-semibold whitespace-nowrap',
                  one === tab
                    ? 'border-brand text-brand'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {t(`tabs.${one}`)}
                {data && <span className="tabular-nums">({data.counts[one]})</span>}
              </AreaLink>
            </li>
          ))}
        </ul>
      </nav>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {!data && !error && <Spinner />}
      {data && !data.returns.length && <p className="text-ink-soft">{t('none')}</p>}
      {data && data.returns.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.returns.map((one) => (
            <Row key={one.id} shown={one} />
          ))}
        </ul>
      )}
      <PageSteps
        page={page}
        pages={pages}
        onChoose={show}
        texts={{ previous: t('newer'), next: t('older') }}
      />
    </AreaPage>
  );
}

function Row({ shown }: { shown: SellerReturn }) {
  const t = useTranslations('seller_returns');
  const locale = useLocale();
  const { id, number, kind, items, refund, due_at, status } = shown;
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 shadow-card hover:border-brand">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <AreaLink
          href={`/seller/returns/${id}`}
          className="font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {t(`heading.${kind}`, { number })}
        </AreaLink>
        {items.map((item) => (
          <span key={item.item_id} className="break-words">
            {item.name} × {item.quantity}
          </span>
        ))}
        <span className="text-sm text-ink-soft">
          {t(`reasons.${shown.reason}`)} · {shown.shopper} · {date(shown.created_at, locale)}
        </span>
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <ReturnBadge status={status} />
        <span className="font-semibold tabular-nums">{money(refund.amount)}</span>
        {due_at && (
          <span className="text-sm text-warn">
            {t('due_short', { date: dateTime(due_at, locale) })}
          </span>
        )}
      </div>
    </li>
  );
}
