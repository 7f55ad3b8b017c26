import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { Recognise } from '../../../kernel/http/limited';
import { findDeviceOf } from '../sessions/known-devices';
import { type Audience, type CodeTarget, findRequest } from './code-requests';

/** Rate limits count a device known to the account apart, so that strangers cannot lock its owner out. */
export const byDevice =
  (audience: Audience | 'operator'): Recognise =>
  async (c, { named }) => {
    const token = c.req.header(deviceHeader);
    const id = named && (await findDeviceOf(c.var.db, audience, targetOf(named), token));
    return id === undefined ? undefined : `device ${id}`;
  };

/**
 * Rate limits count the token of a request for a code of that audience and purpose (of the body, if none is
 * given) apart, so that others cannot use up its tries. How often a code may be tried is `checkOtp`'s.
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

/** A body names an account by its e-mail address or by its phone. */
const targetOf = (named: string): CodeTarget =>
  named.includes('@') ? { email: named } : { phone: named };
