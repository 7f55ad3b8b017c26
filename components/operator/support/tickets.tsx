'use client';

import { LifeBuoy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { DataTable } from '@/components/areas/table/data-table';
import { Button } from '@/components/ui/button';
import { ticketTopics, ticketViews } from '@/lib/contract/schemas/support-topics';
import { TicketBadges, TicketClocks } from './ticket-clocks';

/** Tickets by status, or those found by number or mail. */
export function Tickets() {
  const t = useTranslations('operator_support');
  return (
    <AreaPage
      title={t('tickets')}
      hint={t('tickets_hint')}
      wide
      actions={
        <Button look="outline" asChild>
          <AreaLink href="/operator/tickets/templates">{t('templates')}</AreaLink>
        </Button>
      }
    >
      <DataTable
        name="tickets"
        label={t('tickets')}
        endpoint="GET /api/operator/tickets"
        rows="tickets"
        id={({ ticket_number: number }) => number}
        rowName={({ ticket_number: number }) => number}
        tabs={{
          name: 'show',
          label: t('show_label'),
          initial: 'open',
          options: () => ticketViews.map((value) => ({ value, label: t(`views.${value}`) })),
        }}
        search={{ name: 'search', label: t('search'), hint: t('search_hint') }}
        filters={[
          {
            kind: 'choice',
            name: 'topic',
            label: t('topic'),
            options: ticketTopics.map((value) => ({ value, label: t(`topics.${value}`) })),
          },
          { kind: 'days', label: t('opened_at'), names: ['from', 'to'] },
        ]}
        columns={[
          {
            key: 'subject',
            label: t('columns.subject'),
            kind: 'link',
            value: ({ subject }) => subject,
            href: ({ ticket_number: number }) => `/operator/tickets/${number}`,
            card: 'title',
          },
          {
            key: 'number',
            label: t('columns.number'),
            value: ({ ticket_number: number }) => number,
          },
          {
            key: 'email',
            label: t('email'),
            value: ({ email }) => email,
            width: 220,
          },
          {
            key: 'message',
            label: t('columns.message'),
            value: ({ message }) => message,
            card: 'line',
          },
          {
            key: 'state',
            label: t('columns.state'),
            kind: 'state',
            value: ({ status, topic }) => `${t(`status.${status}`)}, ${t(`topics.${topic}`)}`,
            cell: (ticket) => <TicketBadges {...ticket} />,
            card: 'state',
          },
          {
            key: 'opened',
            label: t('opened_at'),
            kind: 'date',
            value: ({ opened_at: at }) => at,
            sort: 'opened',
          },
          {
            key: 'due',
            label: t('columns.due'),
            value: () => null,
            cell: (ticket) => <TicketClocks {...ticket} />,
          },
          {
            key: 'last',
            label: t('columns.last'),
            kind: 'date',
            value: ({ last_at: at }) => at,
          },
        ]}
        empty={{ icon: LifeBuoy, title: t('no_tickets'), hint: t('no_tickets_hint') }}
      />
    </AreaPage>
  );
}
