import { constraintOf } from '../../../kernel/db/constraint';
import { InvalidFields } from '../../../kernel/errors';

/**
 * Does work that notes a bank reference, which the database lets speak of one payment only.
 * @throws {InvalidFields} utr_taken at that field
 */
export async function withBankReference<Result>(
  field: 'utr' | 'reference',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (constraintOf(error) !== 'bank_references_once') throw error;
    throw new InvalidFields({ [field]: 'utr_taken' });
  }
}
