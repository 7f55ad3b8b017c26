import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { Recognise } from '../../host/limited';
import { findDevice } from '../sessions/known-devices';
import { findRequest } from './code-requests';

/** Knows the owner of an account by the device: strangers' tries do not hold them up. */
export const byDevice: Recognise = async (c, { account }) => {
  const token = c.req.header(deviceHeader);
  const id = account && token ? await findDevice(c.var.db, account, token) : undefined;
  return id === undefined ? undefined : `device ${id}`;
};

/** Knows whoever asked for a code: others' tries do not hold them up. */
export const byRequest: Recognise = async (c, { account, body }) => {
  const { request } = body;
  const id =
    account && typeof request === 'string'
      ? await findRequest(c.var.db, account, request)
      : undefined;
  return id === undefined ? undefined : `request ${id}`;
};
