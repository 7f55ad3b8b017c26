import { join } from 'node:path';
import { which } from '../../scripts/lib/install.mjs';
import { dropDatabase, ownDatabase } from '../../scripts/lib/own-database.mjs';
import { startShop } from '../../scripts/lib/shop.mjs';
import { selfSigned, startNginx } from './nginx';
import { emptyFolder, type OpenShop, ownSettings } from './settings';
import { hasVarnish, startVarnish } from './varnish';

const database = 'haat_smoke';
const instances = [3243, 3244] as const;
const plainPort = 3245;
const port = 3246;
const cdnPort = 3247;
const workerPort = 3248;

/**
 * Opens two instances on one PostgreSQL and one Redis, behind the nginx of deploy/nginx, by HTTPS, and also
 * behind Varnish. Their background jobs run in a third process.
 */
export async function openBehindNginx(): Promise<OpenShop | string> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (!which('nginx') || !which('openssl')) return 'nginx or openssl is not installed';
  if (!TEST_DATABASE_URL) return 'TEST_DATABASE_URL names no PostgreSQL';
  if (!TEST_REDIS_URL) return 'TEST_REDIS_URL names no Redis';

  const dataDir = emptyFolder('nginx');
  const redisUrl = `${TEST_REDIS_URL.replace(/\/+$/, '')}/8`;
  const clear = async () => {
    await dropDatabase(TEST_DATABASE_URL, database);
    await flush(redisUrl);
  };
  await clear();
  const url = `https://localhost:${port}`;
  const token = 'the-purges-of-the-smoke-tests';
  const cdnSettings = {
    CDN: 'varnish',
    VARNISH_URLS: `http://127.0.0.1:${cdnPort}`,
    VARNISH_PURGE_TOKEN: token,
  };
  const env = {
    ...ownSettings,
    DATABASE_URL: await ownDatabase(TEST_DATABASE_URL, database),
    REDIS_URL: redisUrl,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    AUTH_TRUST_HOST: '',
    TRUST_PROXY: '1',
    HOSTNAME_BIND: '127.0.0.1',
    ROLE: 'web',
    REVALIDATE_SECRET: 'the-changes-of-the-smoke-tests',
    METRICS_TOKEN: 'the-figures-of-the-smoke-tests',
    ...(hasVarnish() ? cdnSettings : {}),
  };
  const closing: (() => Promise<unknown>)[] = [clear];
  const close = async () => {
    while (closing.length) await closing.pop()?.();
  };
  try {
    // One at a time: the first fills the database.
    const [first, second] = instances;
    const one = await startShop({ port: first, dataDir, env });
    closing.push(one.stop);
    const origins = instances.map((each) => `http://127.0.0.1:${each}`).join(',');
    const [two, worker] = await Promise.all([
      startShop({ port: second, dataDir, env }),
      startShop({
        port: workerPort,
        dataDir,
        env: { ...env, ROLE: 'worker', REVALIDATE_ORIGINS: origins },
      }),
    ]);
    closing.push(two.stop, worker.stop);
    const certificate = selfSigned(join(dataDir, 'nginx'));
    const nginx = await startNginx({
      folder: join(dataDir, 'nginx'),
      values: {
        HTTP_PORT: String(plainPort),
        HTTPS_PORT: String(port),
        SERVER_NAME: 'localhost',
        CERTIFICATE: certificate.file,
        CERTIFICATE_KEY: certificate.key,
        SHOP_1: `127.0.0.1:${first}`,
        SHOP_2: `127.0.0.1:${second}`,
      },
    });
    closing.push(nginx.stop);
    const cdn = hasVarnish()
      ? await startVarnish({
          folder: join(dataDir, 'varnish'),
          port: cdnPort,
          shops: instances,
          token,
        })
      : undefined;
    if (cdn) closing.push(cdn.stop);
    const target = {
      url,
      otherUrl: two.url.replace('localhost', '127.0.0.1'),
      dataDir,
      proxy: {
        plainUrl: `http://localhost:${plainPort}`,
        origins: origins.split(','),
        instance: Number(one.pid),
      },
      worker: {
        url: worker.url.replace('localhost', '127.0.0.1'),
        metricsToken: env.METRICS_TOKEN,
      },
      cdn: cdn && { url: cdn.url, operatorToken: env.OPERATOR_TOKEN },
    };
    return { target, environment: { NODE_EXTRA_CA_CERTS: certificate.file }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function flush(url: string) {
  const { createClient } = await import('@redis/client');
  const client = await createClient({ url }).connect();
  await client.flushDb();
  client.destroy();
}
