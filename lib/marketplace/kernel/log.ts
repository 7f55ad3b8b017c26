import pino from 'pino';
import { config } from '@/lib/config';
import { requestId } from '@/lib/process/request-id';
import { loggable } from '@/lib/security/log-text';

/** The API host's log, one JSON object a line. Texts and errors are written without secrets. */
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
