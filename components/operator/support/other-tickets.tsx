'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { AreaLink } from '@/components/areas/link';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { OperatorTicket } from '@/lib/contract/schemas/operators/tickets';

type Props = { ticket: OperatorTicket; onMerged: (into: OperatorTicket) => void };

/** The other tickets of the e-mail address; this one can be merged into one of them. */
export function OtherTickets({ ticket, onMerged }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { ticket_number: number, others } = ticket;
  if (!others.length) return null;
  return (
    <Panel
      title={t('others')}
      actions={
        <Button look="outline" onClick={() => setOpen(true)}>
          {t('merge')}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {others.map((other) => (
          <li key={other.ticket_number} className="flex flex-wrap justify-between gap-x-4 py-2">
            <AreaLink
              href={`/operator/tickets/${other.ticket_number}`}
              className="font-semibold text-brand wrap-anywhere hover:underline"
            >
              {other.subject}
            </AreaLink>
            <span className="text-sm text-ink-soft">{`${other.ticket_number} · ${t(`status.${other.status}`)}`}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <ContractDialog<BodyOf<'POST /api/operator/tickets/{number}/merge'>>
          title={t('merge_title', { number })}
          action={t('merge')}
          head={() => <p>{t('merge_hint')}</p>}
          fields={[
            {
              name: 'into',
              kind: 'choice',
              label: t('merge_into'),
              options: others.map((other) => ({
                value: other.ticket_number,
                label: `${other.ticket_number}: ${other.subject}`,
              })),
            },
          ]}
          value={{ into: others[0]?.ticket_number }}
          schema={async () =>
            (await import('@/lib/contract/schemas/operators/tickets')).mergeTicketSchema
          }
          onClose={() => setOpen(false)}
          onSend={async (body) =>
            onMerged(
              await dataOf(
                call('POST /api/operator/tickets/{number}/merge', {
                  lang,
                  params: { number },
                  body,
                }),
              ),
            )
          }
        />
      )}
    </Panel>
  );
}
