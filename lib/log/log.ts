import pino from 'pino';
import { config } from '@/lib/config';
import { loggable } from '@/lib/log/log-text';
import { requestId } from '@/lib/process/request-id';

/** The API host's log, one JSON object a line. Texts and errors are redacted. */
export const log = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : config.logLevel,
  base: { app: 'haat' },
  redact: ['*.password', '*.token', '*.otp', 'headers.authorization'],
  mixin: () => ({ requestId: requestId() }),
  formatters: {
    log: ({ requestId, ...facts }) => ({
      requestId,
      ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, loggable(value)])),
    }),
  },
});
