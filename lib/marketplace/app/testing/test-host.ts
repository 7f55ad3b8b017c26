import type { Locale } from '@/lib/i18n/locales';
import type { Connection } from '../../kernel/db/connection';
import type { StalePages } from '../../kernel/events/stale-products/deliver';
import { backgroundDone } from '../../kernel/jobs/background';
import type { Limiter } from '../../kernel/limits/limiter';
import type { Mail, Mailer, Sms } from '../../kernel/mail/mailer';
import { defaultSettings } from '../../kernel/settings/registry';
import { openSettings } from '../../kernel/settings/snapshot';
import type { Search } from '../../modules/search';
import { wideLimits } from '../../modules/settings/testing/wide-limits';
import type { MailChannel } from '../../providers/channels/provider';
import { createHost } from '../app';
import type { Couriers } from '../providers/couriers';
import { filesFromConfig } from '../providers/files';
import type { Payments } from '../providers/payments';

type Json = ReturnType<typeof JSON.parse>;

type Options = { token?: string; body?: unknown; lang?: Locale; headers?: Record<string, string> };

/** Replacements for parts of the host; `channel` takes the mails. */
type Parts = {
  payments?: Payments;
  couriers?: Couriers;
  limiter?: Limiter;
  search?: Search;
  channel?: MailChannel;
};

/** Returns the real host on a test's database; lists keep its mails, SMS (`texts`) and revalidated pages. */
export function testHost(
  { db, kind }: Connection,
  { payments, couriers, limiter, search, channel }: Parts = {},
) {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const mailer: Mailer = {
    name: 'test',
    async send(mail) {
      mails.push(mail);
    },
    async sendSms(sms) {
      texts.push(sms);
    },
    isSmsStandIn: true,
    ...channel,
  };
  const stale: StalePages[] = [];
  const revalidate = async (pages: StalePages) => {
    stale.push(pages);
  };
  const files = filesFromConfig();
  const host = createHost(
    { db, databaseKind: kind, mailer, files, payments, couriers, limiter, revalidate },
    search,
    openSettings(db, undefined, { ...defaultSettings, limits: wideLimits }),
  );

  /** Makes a call as a client does. */
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { token, body: sent, lang, headers }: Options = {},
  ): Promise<{ status: number; body: Json; headers: Headers }> {
    const answer = await host.request(path, {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(lang ? { 'accept-language': lang } : {}),
        ...headers,
      },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    });
    return { status: answer.status, body: await bodyOf(answer), headers: answer.headers };
  }

  /** Returns the products whose pages were revalidated since the last call, after all answers so far. */
  async function staleProducts(): Promise<number[]> {
    return (await stalePages()).flatMap(({ products }) => products);
  }

  /** Returns everything that was revalidated since the last call. */
  async function stalePages(): Promise<StalePages[]> {
    await backgroundDone();
    return stale.splice(0);
  }

  return { host, call, mails, texts, mailer, files, revalidate, staleProducts, stalePages };
}

/** Returns JSON and text as they are, anything else as bytes. */
async function bodyOf(answer: Response): Promise<Json> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return answer.json();
  return type.startsWith('text/') ? answer.text() : answer.arrayBuffer();
}
