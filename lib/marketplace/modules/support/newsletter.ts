import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { newsletterSubscriptions } from '../../kernel/db/schema/content';
import { DomainError } from '../../kernel/errors';

/** The minutes between two mails to an address, so that nobody can flood it. */
const coolDownMinutes = 10;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Records a newsletter subscription. Returns the token for the confirmation mail, undefined when none is due:
 * the address is confirmed, or was mailed less than ten minutes ago.
 */
export async function requestSubscription(
  db: Database,
  request: { email: string; lang: Locale; now?: Date },
): Promise<string | undefined> {
  const { email, lang, now = new Date() } = request;
  const token = randomBytes(24).toString('base64url');
  const values = { locale: lang, tokenHash: hashOf(token), consentedAt: now, mailedAt: now };
  const before = new Date(now.getTime() - coolDownMinutes * 60_000);
  const [noted] = await db
    .insert(newsletterSubscriptions)
    .values({ email, ...values })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: values,
      setWhere: and(
        isNull(newsletterSubscriptions.confirmedAt),
        lt(newsletterSubscriptions.mailedAt, before),
      ),
    })
    .returning({ email: newsletterSubscriptions.email });
  return noted && token;
}

/**
 * Confirms a subscription by the token of its mail; repeating it changes nothing.
 * @throws {DomainError} 404 newsletter_link_unknown
 */
export async function confirmSubscription(db: Database, token: string): Promise<void> {
  const which = eq(newsletterSubscriptions.tokenHash, hashOf(token));
  await db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: new Date() })
    .where(and(which, isNull(newsletterSubscriptions.confirmedAt)));
  const [row] = await db.select().from(newsletterSubscriptions).where(which);
  if (!row) throw new DomainError(404, 'newsletter_link_unknown');
}

/** Deletes the subscription; an unknown token is not an error. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.tokenHash, hashOf(token)));
}
