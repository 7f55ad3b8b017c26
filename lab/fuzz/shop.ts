import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase, ownDatabase } from '../../scripts/lib/own-database.mjs';
import { startShop } from '../../scripts/lib/shop.mjs';
import type { Options } from './options';

/** The shop under test; with its process if this script started it. */
export type Shop = {
  url: string;
  operatorToken: string | undefined;
  /** Key of the mail server for inbound mail. */
  mailToken: string | undefined;
  /** The mail folder of the started shop. */
  dataDir?: string;
  pid?: number;
  /** Returns the server's output. */
  output?: () => string;
  /** Stops the shop and deletes its data; returns its exit code. */
  stop: () => Promise<number | null>;
};

export async function openShop(options: Options): Promise<Shop> {
  const { url } = options;
  if (!url) return openOwn(options);
  const { OPERATOR_TOKEN: operatorToken, INBOUND_MAIL_TOKEN: mailToken } = process.env;
  return { url, operatorToken, mailToken, stop: async () => 0 };
}

async function openOwn({ port, database, redis }: Options): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-fuzz-'));
  // The demo pictures take long to draw.
  const media = ['.tmp/e2e/media', '.data/media'].find((folder) => existsSync(folder));
  if (media) cpSync(media, join(dataDir, 'media'), { recursive: true });
  const name = `haat_fuzz_${randomBytes(4).toString('hex')}`;
  const [operatorToken = '', mailToken = ''] = [0, 1].map(() =>
    randomBytes(24).toString('base64url'),
  );
  const clear = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (database) await dropDatabase(database, name);
  };
  const shop = await startShop({
    port,
    dataDir,
    env: {
      DATABASE_URL: await ownDatabase(database, name),
      REDIS_URL: redis,
      OPERATOR_TOKEN: operatorToken,
      INBOUND_MAIL_TOKEN: mailToken,
      SUPPORT_MAIL: 'care@example.in',
      ...{
        API_URL: '',
        SITE_URL: '',
        SMTP_URL: '',
        SMS_URL: '',
        NEXTAUTH_URL: '',
        DEMO_DATA: 'goods',
      },
      DEMO_PRODUCTS: '120',
      // Limits count by address: each request has a new address.
      TRUST_PROXY: '1',
    },
  }).catch(async (error) => {
    await clear();
    throw error;
  });
  return {
    ...shop,
    operatorToken,
    mailToken,
    dataDir,
    stop: async () => {
      const code = await shop.stop();
      await clear();
      return code;
    },
  };
}
