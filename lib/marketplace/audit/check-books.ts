import type { Database } from '../kernel/db/connection';
import { bookChecks } from '../kernel/db/schema/ledger';
import { audit, type Finding } from './audit';

/** The number of a check's findings that are kept by name. */
const mostKept = 200;

/** Compares orders, payments, refunds and ledger, and stores the time and the findings. */
export async function checkBooks(db: Database, options: { quiet?: boolean } = {}) {
  const findings = await audit(db, options);
  await keepCheck(db, findings);
  return findings;
}

/** Stores the findings of a check of the books. */
export async function keepCheck(db: Database, findings: Finding[], isDaily = false): Promise<void> {
  const found = findings.slice(0, mostKept);
  await db.insert(bookChecks).values({ findings: findings.length, found, isDaily });
}
