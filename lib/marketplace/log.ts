import pino from 'pino';
import { config } from '@/lib/config';

/** The API host's log, one JSON object a line. Secrets and personal texts are never passed to it. */
export const log = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : config.logLevel,
  base: { app: 'haat' },
  redact: ['*.password', '*.token', '*.otp', 'headers.authorization'],
});
