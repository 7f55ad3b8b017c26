import { DomainError } from '../../../kernel/errors';

const foreignKeyViolation = '23503';

/** Runs a deletion; where another table still refers to the row, refuses with 409 and `code`. */
export async function refuseWhereReferred(
  code: string,
  deletion: PromiseLike<unknown>,
): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === foreignKeyViolation) throw new DomainError(409, code);
    throw error;
  }
}
