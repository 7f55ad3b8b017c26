import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { hasText, textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import { isUnavailable } from '../db/errors';
import { DomainError, Unavailable } from '../errors';
import { isStorageFull, StorageFull } from '../storage-full';
import type { CallEnv } from './env';

/** Answers a failed call: with a message in the caller's language, and never with internal details. */
export function answerError(thrown: Error, c: Context<CallEnv>): Response {
  const lang = c.var.lang ?? 'en';
  const { path, method } = c.req;
  const error = temporaryOf(thrown, { path, method }) ?? thrown;
  if (error instanceof DomainError) {
    const { params, fields, data, retryAfterSeconds } = error.details;
    if (retryAfterSeconds) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
    const errors =
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([field, rule]) => {
          const key = `validation.${rule}`;
          return [field, textOf(lang, hasText(key) ? key : 'validation.invalid')];
        }),
      );
    const key = [`api.${error.code}`, `errors.${error.code}`].find(hasText) ?? 'errors.unexpected';
    const first = error.code === 'invalid_fields' && errors && Object.values(errors)[0];
    return c.json(
      { success: false, message: first || textOf(lang, key, params), errors, data },
      error.status,
    );
  }
  if (isClientGone(error)) {
    return c.json({ success: false, message: textOf(lang, 'api.malformed') }, 400);
  }
  if (error instanceof HTTPException && error.status < 500) {
    const key = error.status === 415 ? 'api.wrong_type' : 'api.malformed';
    return c.json({ success: false, message: textOf(lang, key) }, error.status);
  }
  log.error({ path, method, error }, 'request failed');
  return c.json({ success: false, message: textOf(lang, 'errors.unexpected') }, 500);
}

/** Returns the 503 for failures by a full disk or an unavailable database, which are logged; undefined for all else. */
function temporaryOf(error: Error, call: { path: string; method: string }) {
  if (isClientGone(error)) return undefined;
  if (isStorageFull(error)) {
    log.error({ ...call, error }, 'request failed: the disk is full');
    return new StorageFull();
  }
  if (!isUnavailable(error)) return undefined;
  log.warn({ ...call, error }, 'request failed: the database is unavailable');
  return new Unavailable();
}

/** True if the client closed the connection before the whole request was read. */
const isClientGone = (error: Error & { code?: string }) =>
  (error.message === 'aborted' && error.code === 'ECONNRESET') ||
  /connection prematurely closed/.test(error.message);
