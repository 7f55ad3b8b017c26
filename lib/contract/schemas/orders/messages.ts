import { z } from 'zod';

/** The kinds of messages about an order, in the order in which they happen. */
export const orderMessageKinds = [
  'order_placed',
  'shipped',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'refunded',
] as const;
export type OrderMessageKind = (typeof orderMessageKinds)[number];

export const phoneChannels = ['whatsapp', 'sms'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** Kinds of which a mail is always sent: the order's confirmation, a decision that is asked for, money. */
export const mailStays: readonly OrderMessageKind[] = [
  'order_placed',
  'delivery_failed',
  'refunded',
];

export const messageChoiceSchema = z
  .object({
    kind: z.enum(orderMessageKinds, { error: 'invalid' }),
    mail: z.boolean(),
    sms: z.boolean(),
    whatsapp: z.boolean(),
  })
  .refine(({ kind, mail }) => mail || !mailStays.includes(kind), {
    error: 'message_mail_stays',
    path: ['mail'],
  })
  .refine(({ mail, sms, whatsapp }) => mail || sms || whatsapp, {
    error: 'message_channel',
    path: ['mail'],
  });

export const messageChoicesSchema = z.object({
  choices: z.array(messageChoiceSchema).max(orderMessageKinds.length),
});

export const ownMessagesSchema = z.object({
  /** The confirmed number; null without one. */
  phone: z.string().nullable(),
  /** The channels besides mail that this shop has. */
  channels: z.array(z.enum(phoneChannels)),
  choices: z.array(messageChoiceSchema),
});

export type MessageChoice = z.infer<typeof messageChoiceSchema>;
export type OwnMessages = z.infer<typeof ownMessagesSchema>;
