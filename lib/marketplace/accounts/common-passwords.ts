import { InvalidFields } from '../host/errors';
import list from './common-passwords.json';

const common = new Set(list);

/** @throws {InvalidFields} when everybody tries this password first, whatever its case */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw new InvalidFields({ [field]: 'password_common' });
}
