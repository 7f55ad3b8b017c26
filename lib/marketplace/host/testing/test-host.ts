import type { Locale } from '@/lib/i18n/locales';
import type { StalePages } from '../../catalog/stale-products/deliver';
import type { Connection } from '../../db/connection';
import { backgroundDone } from '../../jobs/background';
import type { Mail } from '../../mail/mailer';
import type { Payments } from '../../payments/provider/setup';
import type { Search } from '../../search';
import { createHost } from '../app';
import type { Limiter } from '../limiter';

type Json = ReturnType<typeof JSON.parse>;

type Options = { token?: string; body?: unknown; lang?: Locale; headers?: Record<string, string> };

/** The real host on a test's database; its mails and the pages it has revalidated are kept in lists. */
export function testHost(
  { db, kind }: Connection,
  { payments, limiter, search }: { payments?: Payments; limiter?: Limiter; search?: Search } = {},
) {
  const mails: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
  };
  const stale: StalePages[] = [];
  const revalidate = async (pages: StalePages) => {
    stale.push(pages);
  };
  const host = createHost(
    { db, databaseKind: kind, mailer, payments, limiter, revalidate },
    search,
  );

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

  /** Products whose pages were revalidated since this was last asked, behind all answers so far. */
  async function staleProducts(): Promise<number[]> {
    await backgroundDone();
    return stale.splice(0).flatMap(({ products }) => products);
  }

  return { host, call, mails, mailer, revalidate, staleProducts };
}
