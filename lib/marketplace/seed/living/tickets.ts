import type { TicketTopic } from '@/lib/contract/schemas/support-topics';
import type { Database } from '../../kernel/db/connection';
import { supportMessages, supportTickets } from '../../kernel/db/schema/content';
import { lettersOf } from './sale';
import type { Written } from './write-sales';

const hour = 3_600_000;

type Plan = {
  topic: TicketTopic;
  subject: string;
  /** Hours since it was opened, and since the answer. */
  opened: number;
  message: string;
  answered?: number;
  answer?: string;
  status: 'open' | 'waiting' | 'resolved';
};

const plans: readonly Plan[] = [
  {
    topic: 'order',
    subject: 'When does my order arrive?',
    opened: 3,
    status: 'open',
    message: 'It says shipped since yesterday. Will it come before Saturday?',
  },
  {
    topic: 'return',
    subject: 'पिकअप नहीं हुआ',
    opened: 9,
    status: 'open',
    message: 'कल पिकअप होना था, पर कोई नहीं आया। कृपया फिर से तय करें।',
  },
  {
    topic: 'payment',
    subject: 'Paid twice?',
    opened: 30,
    answered: 26,
    status: 'waiting',
    message: 'My bank shows two debits of the same amount. Please check.',
    answer: 'The second one was only blocked and is free again within three days. Is it gone now?',
  },
  {
    topic: 'account',
    subject: 'मोबाइल नंबर बदलना है',
    opened: 50,
    answered: 44,
    status: 'waiting',
    message: 'मेरा नंबर बदल गया है। नया नंबर कैसे जोड़ूँ?',
    answer: '“मेरी प्रोफ़ाइल” में नया नंबर लिखें; उस पर एक कोड आएगा। क्या यह हो गया?',
  },
  {
    topic: 'order',
    subject: 'Invoice with our GSTIN',
    opened: 120,
    answered: 110,
    status: 'resolved',
    message: 'We need the invoice for our office. Where do I find it?',
    answer: 'It is in your order since it was packed, under “Invoice”.',
  },
  {
    topic: 'grievance',
    subject: 'Parcel came open',
    opened: 200,
    answered: 190,
    status: 'resolved',
    message: 'The box had been opened and taped again. One piece was missing.',
    answer:
      'We are sorry. The store has sent the missing piece today, and we have told the courier.',
  },
];

/** Inserts tickets of the market's shoppers, about orders of theirs. */
export async function insertTickets(
  db: Database,
  now: Date,
  sales: readonly Written[],
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const made = await db
    .insert(supportTickets)
    .values(
      plans.map(({ topic, subject, opened, answered, status }, index) => {
        const sale = sales.findLast(({ placedAt }) => placedAt < ago(opened + 60 + 24 * index));
        return {
          ...{ topic, subject, status, isOwnEmail: true },
          number: `T-${lettersOf(10, 'ticket', index)}`,
          name: sale?.buyer.address.full_name ?? '',
          email: `ticket.${index + 1}@demo.haat.example`,
          orderNumber: topic === 'account' ? null : (sale?.number ?? null),
          locale: /[ऀ-ॿ]/.test(subject) ? ('hi' as const) : ('en' as const),
          ...{ openedAt: ago(opened), createdAt: ago(opened) },
          acknowledgedAt: answered ? ago(answered) : null,
          resolvedAt: status === 'resolved' ? ago(answered ?? 0) : null,
        };
      }),
    )
    .returning({ id: supportTickets.id });
  await db.insert(supportMessages).values(
    plans.flatMap(({ message, answer, opened, answered }, index) => {
      const ticketId = made[index]?.id ?? 0;
      const asked = { ticketId, kind: 'shopper' as const, text: message, createdAt: ago(opened) };
      const said = { ticketId, kind: 'answer' as const, createdAt: ago(answered ?? 0) };
      return answer ? [asked, { ...said, text: answer }] : [asked];
    }),
  );
}
