import type { Database } from '../kernel/db/connection';
import { bookChecks } from '../kernel/db/schema/ledger';
import { audit, type Finding } from './audit';

/** How many findings of a check are kept by name. */
const mostKept = 200;

/** Compares orders, payments, refunds and ledger, and keeps when that was and what did not agree. */
export async function checkBooks(db: Database, options: { quiet?: boolean } = {}) {
  const findings = await audit(db, options);
  await keepCheck(db, findings);
  return findings;
}

/** Keeps what a check of the books found. */
export async function keepCheck(db: Database, findings: Finding[], isDaily = false): Promise<void> {
  const found = findings.slice(0, mostKept);
  await db.insert(bookChecks).values({ findings: findings.length, found, isDaily });
}
