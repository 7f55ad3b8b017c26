import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  type MessageChoice,
  mailStays,
  type OwnMessages,
  orderMessageKinds,
  type PhoneChannel,
  phoneChannels,
} from '@/lib/contract/schemas/orders/messages';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { messageChoices, messageConsents } from '../../kernel/db/schema/mails';
import { DomainError } from '../../kernel/errors';
import { isConsented } from '../../kernel/mail/phone/enqueue';

/** The channels that a shop has besides mail. */
export type Channels = readonly PhoneChannel[];

/** Returns by which channels a shopper is told about orders. Nothing is chosen before the shopper chose it. */
export async function viewMessages(
  db: Database,
  userId: number,
  channels: Channels,
): Promise<OwnMessages> {
  const [user] = await db
    .select({
      phone: sql<
        string | null
      >`case when ${users.phoneVerifiedAt} is not null then ${users.phone} end`,
      sms: isConsented('sms'),
      whatsapp: isConsented('whatsapp'),
    })
    .from(users)
    .where(eq(users.id, userId));
  const rows = await db.select().from(messageChoices).where(eq(messageChoices.userId, userId));
  const choices = orderMessageKinds.map((kind): MessageChoice => {
    const row = rows.find((each) => each.kind === kind);
    const sms = Boolean(row?.sms && user?.sms);
    const whatsapp = Boolean(row?.whatsapp && user?.whatsapp);
    const mail = row?.mail || mailStays.includes(kind) || !(sms || whatsapp);
    return { kind, mail, sms, whatsapp };
  });
  return { phone: user?.phone ?? null, channels: [...channels], choices };
}

type Chosen = {
  userId: number;
  choices: readonly MessageChoice[];
  channels: Channels;
  lang: Locale;
};

/**
 * Keeps a shopper's channels. A consent begins when a channel is first chosen, with what was read then, and ends
 * with its last choice.
 * @throws {DomainError} 409 message_phone_missing without a confirmed number; 422 message_channel_missing for a
 * channel that the shop has not
 */
export async function chooseMessages(
  db: Database,
  { userId, choices, channels, lang }: Chosen,
): Promise<void> {
  await db.transaction(async (tx) => {
    const phone = await lockPhone(tx, userId);
    for (const channel of phoneChannels) {
      if (!choices.some((each) => each[channel])) continue;
      if (!channels.includes(channel)) throw new DomainError(422, 'message_channel_missing');
      if (!phone) throw new DomainError(409, 'message_phone_missing');
    }
    for (const choice of choices) {
      const { kind, ...values } = choice;
      await tx
        .insert(messageChoices)
        .values({ userId, ...choice })
        .onConflictDoUpdate({
          target: [messageChoices.userId, messageChoices.kind],
          set: values,
        });
    }
    for (const channel of phoneChannels) {
      const isChosen = await isAnyChosen(tx, userId, channel);
      if (isChosen && phone) {
        await giveConsent(tx, { userId, channel, phone, lang, source: 'account' });
      } else if (!isChosen) await endConsent(tx, userId, channel);
    }
  });
}

/**
 * Takes messages of every kind by WhatsApp, and by SMS where that does not arrive, as the box at the checkout says.
 * Mails stay as they were.
 * @throws {DomainError} as chooseMessages
 */
export async function optInToWhatsApp(
  db: Database,
  { userId, channels, lang }: Omit<Chosen, 'choices'>,
): Promise<void> {
  if (!channels.includes('whatsapp')) throw new DomainError(422, 'message_channel_missing');
  await db.transaction(async (tx) => {
    const phone = await lockPhone(tx, userId);
    if (!phone) throw new DomainError(409, 'message_phone_missing');
    const ways = { whatsapp: true, sms: channels.includes('sms') };
    await tx
      .insert(messageChoices)
      .values(orderMessageKinds.map((kind) => ({ userId, kind, ...ways })))
      .onConflictDoUpdate({
        target: [messageChoices.userId, messageChoices.kind],
        set: ways,
      });
    for (const channel of channels) {
      await giveConsent(tx, { userId, channel, phone, lang, source: 'checkout' });
    }
  });
}

/** Returns a shopper's confirmed number, locked; null without one. */
async function lockPhone(tx: Database, userId: number): Promise<string | null> {
  const [user] = await tx
    .select({ phone: users.phone, phoneVerifiedAt: users.phoneVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user?.phoneVerifiedAt ? user.phone : null;
}

async function isAnyChosen(tx: Database, userId: number, channel: PhoneChannel): Promise<boolean> {
  const [row] = await tx
    .select({ kind: messageChoices.kind })
    .from(messageChoices)
    .where(and(eq(messageChoices.userId, userId), messageChoices[channel]))
    .limit(1);
  return row !== undefined;
}

type Consent = {
  userId: number;
  channel: PhoneChannel;
  phone: string;
  lang: Locale;
  source: 'account' | 'checkout';
};

/** Writes a consent with its wording, unless one for that number stands; one for another number ends. */
async function giveConsent(
  tx: Database,
  { userId, channel, phone, lang, source }: Consent,
): Promise<void> {
  await tx
    .update(messageConsents)
    .set({ endedAt: sql`now()` })
    .where(and(isOpen(userId, channel), ne(messageConsents.phone, phone)));
  const read = source === 'checkout' ? 'consent_checkout' : (`consent_${channel}` as const);
  const wording = textOf(lang, `messages.${read}`, { phone: `+91 ${phone}` });
  await tx
    .insert(messageConsents)
    .values({ userId, channel, phone, wording, source })
    .onConflictDoNothing();
}

async function endConsent(tx: Database, userId: number, channel: PhoneChannel): Promise<void> {
  await tx.update(messageConsents).set({ endedAt: sql`now()` }).where(isOpen(userId, channel));
}

const isOpen = (userId: number, channel: PhoneChannel) =>
  and(
    eq(messageConsents.userId, userId),
    eq(messageConsents.channel, channel),
    isNull(messageConsents.endedAt),
  );
