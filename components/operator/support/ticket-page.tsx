'use client';

import { ChevronLeft } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { getTicket, moveTicket } from '@/lib/api/operators/tickets';
import type { OperatorTicket } from '@/lib/api/schemas/operators/tickets';
import { pathIn } from '@/lib/i18n/language-path';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AnswerForm } from './answer-form';
import { Conversation } from './conversation';
import { NoteForm } from './note-form';
import { OtherTickets } from './other-tickets';
import { TicketBadges } from './ticket-badges';
import { TicketFacts } from './ticket-facts';

/** One ticket with all that was written in it, and what an operator may do about it. */
export function TicketPage({ number }: { number: string }) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const router = useRouter();
  const errorText = useErrorText();
  const read = useSWR(operatorKeys.ticket(lang, number), () => getTicket(lang, number));
  const show = (ticket: OperatorTicket) => read.mutate(ticket, false);

  async function move({ ticket_number, status }: OperatorTicket) {
    const step = status === 'resolved' ? 'reopen' : 'resolve';
    try {
      await show(await moveTicket(lang, ticket_number, step));
      toast.success(t(step === 'resolve' ? 'resolved_now' : 'reopened', { number: ticket_number }));
    } catch (refused) {
      toast.error(errorText(refused));
    }
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
              <NoteForm ticket={ticket} onChanged={show} />
              <OtherTickets ticket={ticket} onMerged={leaveFor} />
            </div>
          </div>
        )}
      </Loaded>
    </AreaPage>
  );
}
