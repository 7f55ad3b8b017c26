import type { Locale } from '@/lib/i18n/locales';
import type { Connection } from '../db/connection';
import type { Mail } from '../mail/mailer';
import type { Payments } from '../payments/provider/setup';
import { createHost } from './app';
import type { Limiter } from './limiter';

type Json = ReturnType<typeof JSON.parse>;

type Options = { token?: string; body?: unknown; lang?: Locale; headers?: Record<string, string> };

/** The real host on a test's database, with its mails kept in a list instead of sent. */
export function testHost(
  { db, kind }: Connection,
  { payments, limiter }: { payments?: Payments; limiter?: Limiter } = {},
) {
  const mails: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
  };
  const host = createHost({ db, databaseKind: kind, mailer, payments, limiter });

  /** Makes a call as a client would. */
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body, lang, headers }: Options = {},
  ): Promise<{ status: number; body: Json; headers: Headers }> {
    const answer = await host.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(lang ? { 'accept-language': lang } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  return { host, call, mails, mailer };
}
