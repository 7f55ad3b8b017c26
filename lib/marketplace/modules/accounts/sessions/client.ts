import type { Context } from 'hono';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { CallEnv } from '../../../kernel/http/env';
import { userAgentOf } from './user-agent';

/** What sessions record of a client: its user agent and its device token. */
export const clientOf = (c: Context<CallEnv>) => ({
  userAgent: userAgentOf(c),
  device: c.req.header(deviceHeader)?.slice(0, 100),
});
