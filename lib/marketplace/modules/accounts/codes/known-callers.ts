import { deviceHeader } from '@/lib/contract/schemas/device-header';
import type { Recognise } from '../../../kernel/http/limited';
import { findDeviceOf } from '../sessions/known-devices';
import { type Audience, type CodeTarget, findRequest } from './code-requests';

/** Makes rate limits count a device known to the account apart, so that strangers cannot lock its owner out. */
export const byDevice =
  (audience: Audience | 'operator'): Recognise =>
  async (c, { named }) => {
    const token = c.req.header(deviceHeader);
    const id = named && (await findDeviceOf(c.var.db, audience, targetOf(named), token));
    return id === undefined ? undefined : `device ${id}`;
  };

/**
 * Makes rate limits count the token of a request for a code of that audience and purpose (the body's, if none is
 * given) apart, so that others cannot use up its tries. `checkOtp` limits the tries at a code.
 */
export const byRequest =
  (audience: Audience, purpose?: 'reset' | 'sign_in'): Recognise =>
  async (c, { named, body }) => {
    const { request, purpose: asked } = body;
    if (!named || typeof request !== 'string') return undefined;
    const subject = { ...targetOf(named), audience, purpose: purpose ?? String(asked) };
    const id = await findRequest(c.var.db, subject, request);
    return id === undefined ? undefined : `request ${id}`;
  };

/** Returns the e-mail address or phone by which a body names an account. */
const targetOf = (named: string): CodeTarget =>
  named.includes('@') ? { email: named } : { phone: named };
