'use client';

import { ChevronLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import { languageName } from '@/lib/i18n/language-name';
import { date, dateTime, money } from '@/lib/storefront/format';
import { ShopperSteps } from './shopper-steps';

/** A shopper with their history, and the actions for the account. */
export function ShopperPage({ id }: { id: number }) {
  const t = useTranslations('operator_shoppers');
  const lang = useLocale();
  const read = useCall('GET /api/operator/shoppers/{id}', { params: { id } });
  return (
    <AreaPage
      title={read.data ? read.data.name || read.data.email : t('title')}
      hint={read.data && t('since', { date: date(read.data.since, lang) })}
      actions={
        <AreaLink
          href="/operator/shoppers"
          className="inline-flex min-h-11 items-center gap-1 text-brand hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {t('back')}
        </AreaLink>
      }
    >
      <Loaded of={read}>
        {(shopper) => (
          <>
            {shopper.blocked_at && (
              <Notice tone="warn">
                {t('blocked_since', {
                  date: dateTime(shopper.blocked_at, lang),
                  reason: shopper.block_reason ?? '',
                })}
              </Notice>
            )}
            <ShopperSteps shopper={shopper} onChanged={(next) => read.mutate(next, false)} />
            <Panel title={t('account')}>
              <Facts
                className="sm:grid-cols-2 lg:grid-cols-3"
                facts={[
                  [t('email'), shopper.email],
                  [t('email_state'), t(shopper.is_verified ? 'verified' : 'not_verified')],
                  [t('phone'), shopper.phone],
                  [
                    t('phone_state'),
                    shopper.phone && t(shopper.phone_is_verified ? 'verified' : 'not_verified'),
                  ],
                  [t('language'), languageName(shopper.locale, lang)],
                  [t('last_seen'), shopper.last_seen_at && dateTime(shopper.last_seen_at, lang)],
                ]}
              />
            </Panel>
            <Panel title={t('orders', { count: shopper.orders })}>
              <List none={t('nothing')}>
                {shopper.recent_orders.map((it) => (
                  <Row
                    key={it.number}
                    to={{ list: 'orders', number: it.number }}
                    text={[t(`order_status.${it.status}`), dateTime(it.placed_at, lang)].join(
                      ' · ',
                    )}
                    end={money(it.grand_total)}
                  />
                ))}
              </List>
            </Panel>
            <Panel title={t('returns')}>
              <List none={t('nothing')}>
                {shopper.returns.map((it) => (
                  <Row
                    key={it.number}
                    to={{ list: 'orders', number: it.order_number }}
                    text={[
                      it.number,
                      t(`return_status.${it.status}`),
                      date(it.created_at, lang),
                    ].join(' · ')}
                    end={money(it.amount)}
                  />
                ))}
              </List>
            </Panel>
            <Panel title={t('tickets')}>
              <List none={t('nothing')}>
                {shopper.tickets.map((it) => (
                  <Row
                    key={it.number}
                    to={{ list: 'tickets', number: it.number }}
                    text={`${it.subject} · ${date(it.created_at, lang)}`}
                    end={t(`ticket_status.${it.status}`)}
                  />
                ))}
              </List>
            </Panel>
            <Panel title={t('reviews')}>
              <List none={t('nothing')}>
                {shopper.reviews.map((it) => (
                  <Row
                    key={`${it.product} ${it.created_at}`}
                    text={[it.product, it.text].filter(Boolean).join(' · ')}
                    end={t('stars', { count: it.rating })}
                  />
                ))}
              </List>
            </Panel>
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

function List({ none, children }: { none: string; children: ReactNode[] }) {
  if (!children.length) return <p className="text-ink-soft">{none}</p>;
  return <ul className="divide-y divide-line">{children}</ul>;
}

type RowProps = {
  /** The page of the row's subject, if it has one. */
  to?: { list: 'orders' | 'tickets'; number: string };
  text: string;
  end: string;
};

function Row({ to, text, end }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="flex min-w-0 flex-col wrap-anywhere">
        {to && (
          <AreaLink
            href={`/operator/${to.list}/${to.number}`}
            className="inline-flex min-h-11 items-center self-start font-semibold text-brand hover:underline"
          >
            {to.number}
          </AreaLink>
        )}
        <span className="text-sm text-ink-soft">{text}</span>
      </span>
      <b className="whitespace-nowrap tabular-nums">{end}</b>
    </li>
  );
}
