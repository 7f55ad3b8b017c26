'use client';

import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { NoteForm } from '@/components/operator/ui/note-form';
import { Panel } from '@/components/operator/ui/panel';
import { TicketFiles } from '@/components/support/ticket-files';
import { Button } from '@/components/ui/button';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { OperatorMessage, OperatorTicket } from '@/lib/contract/schemas/operators/tickets';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { AnswerForm } from './answer-form';
import { OtherTickets } from './other-tickets';
import { TicketBadges } from './ticket-clocks';
import { TicketFacts } from './ticket-facts';

/** A ticket with its conversation, and an operator's actions. */
export function TicketPage({ number }: { number: string }) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const router = useRouter();
  const { run } = useAction();
  const read = useCall('GET /api/operator/tickets/{number}', { params: { number } });
  const show = (ticket: OperatorTicket) => read.mutate(ticket, false);

  async function move({ ticket_number, status }: OperatorTicket) {
    const step = status === 'resolved' ? 'reopen' : 'resolve';
    await run(async () => {
      await show(
        await dataOf(
          call(`POST /api/operator/tickets/{number}/${step}`, {
            lang,
            params: { number: ticket_number },
          }),
        ),
      );
      toast.success(t(step === 'resolve' ? 'resolved_now' : 'reopened', { number: ticket_number }));
    });
  }

  function leaveFor({ ticket_number: into }: OperatorTicket) {
    toast.success(t('merged', { number: into }));
    router.push(pathIn(lang, `/operator/tickets/${into}`));
  }

  return (
    <AreaPage
      wide
      title={<span className="wrap-anywhere">{read.data?.subject ?? number}</span>}
      hint={
        read.data && (
          <span className="flex flex-wrap items-center gap-3">
            {read.data.ticket_number}
            <TicketBadges {...read.data} />
          </span>
        )
      }
      actions={
        <>
          <AreaLink
            href="/operator/tickets"
            className="inline-flex min-h-11 items-center gap-1 text-brand hover:underline"
          >
            <ChevronLeft aria-hidden className="size-5" />
            {t('back')}
          </AreaLink>
          {read.data && (
            <Button look="outline" onClick={() => read.data && void move(read.data)}>
              {t(read.data.status === 'resolved' ? 'reopen' : 'resolve')}
            </Button>
          )}
        </>
      }
    >
      <Loaded of={read}>
        {(ticket) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <Conversation ticket={ticket} />
              <AnswerForm ticket={ticket} onChanged={show} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <TicketFacts ticket={ticket} onChanged={show} />
              <Panel title={t('notes')}>
                <NoteForm
                  texts={{ note: t('note'), hint: t('note_hint'), add: t('add_note') }}
                  onAdd={async (text) =>
                    show(
                      await dataOf(
                        call('POST /api/operator/tickets/{number}/notes', {
                          lang,
                          params: { number: ticket.ticket_number },
                          body: { text },
                        }),
                      ),
                    )
                  }
                />
              </Panel>
              <OtherTickets ticket={ticket} onMerged={leaveFor} />
            </div>
          </div>
        )}
      </Loaded>
    </AreaPage>
  );
}

const looks = {
  shopper: 'border-line bg-sunken',
  answer: 'border-brand/30 bg-brand-soft',
  note: 'border-dashed border-line-strong bg-card',
};

/** The conversation of a ticket: the shopper's messages, answers, and notes. */
function Conversation({ ticket }: { ticket: OperatorTicket }) {
  const t = useTranslations('operator_support');
  const hrefOf = (id: string) => `/api/operator/tickets/${ticket.ticket_number}/attachments/${id}`;
  return (
    <Panel title={t('conversation')}>
      <ol className="flex flex-col gap-3">
        {ticket.messages.map((message) => (
          <li
            key={message.id}
            className={clsx('flex flex-col gap-2 rounded-control border p-3', looks[message.kind])}
          >
            <Heading message={message} name={ticket.name} />
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {message.text}
            </p>
            <TicketFiles files={message.attachments} hrefOf={hrefOf} />
            <NotShown message={message} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Parts of a mail that the conversation does not show. */
function NotShown({ message }: { message: OperatorMessage }) {
  const t = useTranslations('operator_support');
  const count = message.dropped_files;
  const isWhole = message.attachments.some(({ kind }) => kind === 'mail');
  if (!isWhole && !count) return null;
  return <p className="text-sm text-warn">{isWhole ? t('mail_kept') : t('dropped', { count })}</p>;
}

function Heading({ message, name }: { message: OperatorMessage; name: string }) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { kind, by, at, channel, from_ticket } = message;
  const facts = [
    kind === 'shopper' ? undefined : t(`kind.${kind}`),
    dateTime(at, lang),
    channel === 'mail' ? t('by_mail') : undefined,
    from_ticket ? t('from_ticket', { number: from_ticket }) : undefined,
  ];
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      <b className="text-ink">{kind === 'shopper' ? name : (by ?? t('by_key'))}</b>
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  );
}
