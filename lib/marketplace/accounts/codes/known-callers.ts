import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { Recognise } from '../../host/limited';
import { findDevice } from '../sessions/known-devices';
import { type CodeTarget, findRequest } from './code-requests';

/** Rate limits count a device known to the account apart, so that strangers cannot lock its owner out. */
export const byDevice: Recognise = async (c, { named }) => {
  const token = c.req.header(deviceHeader);
  const id = named && token ? await findDevice(c.var.db, targetOf(named), token) : undefined;
  return id === undefined ? undefined : `device ${id}`;
};

/** Rate limits count the token of a code request apart, so that others cannot use up its tries. */
export const byRequest: Recognise = async (c, { named, body }) => {
  const { request } = body;
  const id =
    named && typeof request === 'string'
      ? await findRequest(c.var.db, targetOf(named), request)
      : undefined;
  return id === undefined ? undefined : `request ${id}`;
};

/** A body names an account by its e-mail address or by its phone. */
const targetOf = (named: string): CodeTarget =>
  named.includes('@') ? { email: named } : { phone: named };
