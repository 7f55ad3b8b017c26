'use client';

import { LifeBuoy } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { LoadedList } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { getTickets } from '@/lib/api/operators/tickets';
import type { TicketLine } from '@/lib/api/schemas/operators/tickets';
import { ticketViews } from '@/lib/api/schemas/support-topics';
import { operatorKeys } from '@/lib/operator/cache';
import { dateTime } from '@/lib/storefront/format';
import { SearchForm } from '../ui/search-form';
import { useListQuery } from '../ui/use-list-query';
import { TicketBadges, TicketClocks } from './ticket-clocks';

/** Tickets by what they wait for, and those that a number or mail finds. */
export function Tickets() {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const search = value('search');
  const show = ticketViews.find((each) => each === value('show')) ?? 'open';
  const query = { show, search, page };
  const list = useSWR(operatorKeys.tickets(lang, query), () => getTickets(lang, query), {
    keepPreviousData: true,
  });
  return (
    <AreaPage
      title={t('tickets')}
      hint={t('tickets_hint')}
      actions={
        <Button look="outline" asChild>
          <AreaLink href="/operator/tickets/templates">{t('templates')}</AreaLink>
        </Button>
      }
    >
      <SearchForm
        label={t('search')}
        hint={t('search_hint')}
        value={search}
        onSearch={(next) => open({ search: next, show: undefined })}
      />
      <FilterTabs
        label={t('show_label')}
        options={ticketViews.map((each) => ({ value: each, label: t(`views.${each}`) }))}
        value={search ? 'all' : show}
        onChoose={(next) => open({ show: next, search: undefined })}
      />
      <LoadedList
        of={list}
        count={({ tickets }) => tickets.length}
        page={page}
        onPage={(to) => open({ page: to })}
        none={
          <EmptyState
            icon={LifeBuoy}
            level={2}
            title={t('no_tickets')}
            hint={t('no_tickets_hint')}
          />
        }
      >
        {({ tickets, total }) => (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {t('found', { shown: total })}
            </p>
            <ul className="flex flex-col gap-3">
              {tickets.map((ticket) => (
                <li key={ticket.ticket_number}>
                  <Line ticket={ticket} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedList>
    </AreaPage>
  );
}

function Line({ ticket }: { ticket: TicketLine }) {
  const lang = useLocale();
  const { ticket_number: number, subject, email, message, last_at } = ticket;
  return (
    <Card className="relative flex flex-col gap-2 hover:shadow-raised">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 font-bold wrap-anywhere">
          <AreaLink
            href={`/operator/tickets/${number}`}
            className="after:absolute after:inset-0 hover:underline"
          >
            {subject}
          </AreaLink>
        </h2>
        <TicketBadges {...ticket} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{number}</span>
        <span className="wrap-anywhere">{email}</span>
        <span>{dateTime(last_at, lang)}</span>
      </p>
      <p className="line-clamp-2 wrap-anywhere">{message}</p>
      <TicketClocks {...ticket} />
    </Card>
  );
}
