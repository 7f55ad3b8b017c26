import { asc, eq } from 'drizzle-orm';
import { defaultCompany } from '@/lib/company/company';
import { config } from '@/lib/config';
import type { Database } from '../db/connection';
import { settingVersions } from '../db/schema/settings';
import { DomainError } from '../errors';
import { readGroup } from './queries';

/**
 * Checks that the operator's company is entered, in whose name tax documents are issued.
 * @param code of the refusal: `market_without_company` for a seller, who cannot enter the company
 * @throws {DomainError} 409 with that code while the company is the demo's invented one and this is no demo
 */
export async function requireCompany(
  tx: Database,
  code: 'company_not_set' | 'market_without_company' = 'company_not_set',
) {
  const company = await readGroup(tx, 'company');
  if (company.is_demo && !config.hasDemoData) throw new DomainError(409, code);
  return company;
}

/**
 * Tells of the moment of its issue whether a document is a specimen: the company was the demo's invented one then. Such
 * a document is no tax document, and says so on its face for ever.
 */
export async function specimens(db: Database): Promise<(issuedAt: Date) => boolean> {
  const versions = await db
    .select({ value: settingVersions.value, from: settingVersions.createdAt })
    .from(settingVersions)
    .where(eq(settingVersions.group, 'company'))
    .orderBy(asc(settingVersions.id));
  return (issuedAt) => {
    const held = versions.findLast(({ from }) => from <= issuedAt)?.value;
    return { ...defaultCompany, ...(held as Partial<typeof defaultCompany>) }.is_demo;
  };
}
