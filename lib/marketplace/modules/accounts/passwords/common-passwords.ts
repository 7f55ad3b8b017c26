import { InvalidFields } from '../../../kernel/errors';
import { commonPasswords } from './common-password-list';

const common = new Set(commonPasswords);

/** @throws {InvalidFields} password_common, whatever its case */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw new InvalidFields({ [field]: 'password_common' });
}
