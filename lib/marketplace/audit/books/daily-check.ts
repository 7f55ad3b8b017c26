import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import { dayOf } from '@/lib/time/india';
import type { Connection, Database } from '../../kernel/db/connection';
import { bookCheckDays, bookChecks } from '../../kernel/db/schema/ledger';
import { operators } from '../../kernel/db/schema/operators';
import { transact } from '../../kernel/db/transaction';
import type { Mail, Mailer } from '../../kernel/mail/mailer';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { auditByRule, type Finding } from '../audit';
import { keepCheck } from '../check-books';

/** The lease in milliseconds, longer than a rule of the audit may take: it is renewed before each. */
const lease = 10 * 60_000;

/** Claims the check of the day; undefined if it is done, or another process is doing it. */
async function claimDay(db: Database, now: Date): Promise<string | undefined> {
  const day = dayOf(now);
  const leaseUntil = new Date(now.getTime() + lease);
  const [known] = await db.select().from(bookCheckDays).where(eq(bookCheckDays.day, day));
  if (known && (known.doneAt || known.leaseUntil >= now)) return undefined;
  const [claimed] = await db
    .insert(bookCheckDays)
    .values({ day, leaseUntil })
    .onConflictDoUpdate({
      target: bookCheckDays.day,
      set: { leaseUntil },
      setWhere: and(isNull(bookCheckDays.doneAt), lt(bookCheckDays.leaseUntil, now)),
    })
    .returning({ day: bookCheckDays.day });
  return claimed?.day;
}

/** Extends the lease of the day's check. */
async function renewLease(db: Database, day: string): Promise<void> {
  const leaseUntil = sql`greatest(lease_until, now() + ${lease / 1000} * interval '1 second')`;
  await db.update(bookCheckDays).set({ leaseUntil }).where(eq(bookCheckDays.day, day));
}

/** Lets another process check the day at once. */
async function giveDayBack(db: Database, day: string): Promise<void> {
  await db
    .delete(bookCheckDays)
    .where(and(eq(bookCheckDays.day, day), isNull(bookCheckDays.doneAt)));
}

/** Ends the day's check in the transaction that stores it; false if another process has. */
async function endDay(tx: Database, day: string): Promise<boolean> {
  const [ended] = await tx
    .update(bookCheckDays)
    .set({ doneAt: sql`now()` })
    .where(and(eq(bookCheckDays.day, day), isNull(bookCheckDays.doneAt)))
    .returning({ day: bookCheckDays.day });
  return ended !== undefined;
}

type Context = {
  db: Database;
  mailer: Mailer;
  /** Opens a connection whose statements may take longer than a request's; without it `db` is used. */
  openSlow?: () => Promise<Connection>;
};

class Stopped extends Error {}

/**
 * Checks the books once on each day in India, on one of the instances, after the round of jobs. Findings are
 * stored, and mailed to the owners if the check of the day before had not found them.
 */
export function dailyBookCheck({ db, mailer, openSlow }: Context) {
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function check(day: string) {
    const slow = await openSlow?.();
    try {
      const findings = await auditByRule(slow?.db ?? db, async () => {
        await setImmediate();
        if (isStopping) throw new Stopped();
        await renewLease(db, day);
      });
      await keep(db, day, findings);
      sendSoon({ db, mailer });
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      await giveDayBack(db, day);
    } finally {
      await slow?.close();
    }
  }

  return {
    /** @returns 1 where this process begins the check of the day */
    async wake(now: Date): Promise<number> {
      if (running || isStopping) return 0;
      const day = await claimDay(db, now);
      if (day === undefined) return 0;
      running = check(day)
        .catch((error: Error) => log.error({ error }, 'the books were not checked'))
        .finally(() => {
          running = undefined;
        });
      return 1;
    },
    /** Resolves once no check is in progress. */
    done: async () => running,
    /** Makes the check end at its next rule. One on a connection of its own is not awaited: its lease lapses. */
    async stop(): Promise<void> {
      isStopping = true;
      if (!openSlow) await running;
    },
  };
}

export type DailyBookCheck = ReturnType<typeof dailyBookCheck>;

const keep = (db: Database, day: string, findings: Finding[]) =>
  transact(db, async (tx) => {
    if (!(await endDay(tx, day))) return;
    const [before] = await tx
      .select()
      .from(bookChecks)
      .where(eq(bookChecks.isDaily, true))
      .orderBy(desc(bookChecks.id))
      .limit(1);
    await keepCheck(tx, findings, true);
    if (!isNews(findings, before)) return;
    const owners = await tx
      .select()
      .from(operators)
      .where(and(eq(operators.role, 'owner'), isNull(operators.removedAt)));
    for (const owner of owners) {
      await enqueueMail(tx, { kind: 'written', mail: booksMail(owner, findings.length) });
    }
  });

/** True if a finding is new; of very many findings only the count is compared. */
function isNews(
  findings: Finding[],
  before: { findings: number; found: Finding[] } | undefined,
): boolean {
  if (findings.length > (before?.findings ?? 0)) return true;
  const known = new Set(before?.found.map(({ rule, subject }) => `${rule}\n${subject}`));
  const isWhole = before?.found.length === before?.findings;
  return isWhole && findings.some(({ rule, subject }) => !known.has(`${rule}\n${subject}`));
}

type Owner = { email: string; name: string; locale: Locale };

/** Composes the mail to an owner of the market about the number of disagreements in the books. */
export function booksMail({ email, name, locale }: Owner, count: number): Mail {
  const t = (key: TextKeyUnder<'mail.books'>) => textOf(locale, `mail.books.${key}`, { count });
  return composeMail(locale, email, 'operator', t('subject'), [
    greeting(locale, name),
    paragraph(t('intro')),
    paragraph(t('next')),
    button(t('open'), pageLink(locale, '/operator/health')),
  ]);
}
