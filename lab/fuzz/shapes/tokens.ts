import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoVendor } from '../../../lib/marketplace/seed/accounts';
import { call, json, signIn } from '../callers';
import type { Shop } from '../shop';
import type { Caller } from './requests';

/** Signs in the callers of shaped requests; a seller only if the shop's mails can be read. */
export async function tokensOf(shop: Shop): Promise<Partial<Record<Caller, string>>> {
  return {
    shopper: await signIn(shop.url),
    seller: shop.dataDir === undefined ? undefined : await sellerToken(shop.url, shop.dataDir),
    operator: shop.operatorToken,
    mail: shop.mailToken,
  };
}

/** Signs in on a new device by the code mailed to the seller. */
async function sellerToken(url: string, dataDir: string): Promise<string | undefined> {
  const { email, password } = demoVendor;
  const logIn = async (more: object) =>
    (await call(url, '/api/seller/login', json({ email, password, ...more }))).json();
  const asked = await logIn({});
  if (asked.token) return asked.token;
  const otp = await mailedCode(join(dataDir, 'outbox'), email);
  return (await logIn({ otp, request: asked.request })).token;
}

async function mailedCode(outbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const name = namesIn(outbox)
      .filter((file) => file.includes(email))
      .sort()
      .at(-1);
    const mail = name ? readFileSync(join(outbox, name), 'utf8') : '';
    const text = mail.slice(mail.indexOf('\r\n\r\n'));
    const [, code] = /(?:^|>)(\d{6})(?=\r?$|<)/m.exec(text) ?? [];
    if (code) return code;
    await wait(100);
  }
  throw new Error('no code was mailed to the seller');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
