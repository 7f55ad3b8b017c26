import { config } from '@/lib/config';
import type { Database } from '../db/connection';
import { DomainError } from '../errors';
import { readGroup } from './queries';

/**
 * The firm in whose name tax documents are issued.
 * @throws {DomainError} 409 company_not_set while it is the demo's invented one and this is no demo
 */
export async function requireCompany(tx: Database) {
  const company = await readGroup(tx, 'company');
  if (company.is_demo && !config.hasDemoData) throw new DomainError(409, 'company_not_set');
  return company;
}
