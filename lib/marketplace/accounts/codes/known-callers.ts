import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { Recognise } from '../../host/limited';
import { findDevice } from '../sessions/known-devices';
import { type CodeTarget, findRequest } from './code-requests';

/** Rate limits count a device known to the account apart, so that strangers cannot lock its owner out. */
export const byDevice: Recognise = async (c, { account }) => {
  const token = c.req.header(deviceHeader);
  const id = account && token ? await findDevice(c.var.db, targetOf(account), token) : undefined;
  return id === undefined ? undefined : `device ${id}`;
};

/** Rate limits count the token of a code request apart, so that others cannot use up its tries. */
export const byRequest: Recognise = async (c, { account, body }) => {
  const { request } = body;
  const id =
    account && typeof request === 'string'
      ? await findRequest(c.var.db, targetOf(account), request)
      : undefined;
  return id === undefined ? undefined : `request ${id}`;
};

/** Limits name an account by its e-mail address or by its phone. */
const targetOf = (account: string): CodeTarget =>
  account.includes('@') ? { email: account } : { phone: account };
