import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../lib/install.mjs';
import { dropDatabase, ownDatabase } from '../lib/own-database.mjs';
import { startShop } from '../lib/shop.mjs';
import { emptyFolder, type OpenShop, ownSettings } from './settings';
import { hasVarnish, startVarnish } from './varnish';

const database = 'haat_smoke';
const instances = [3243, 3244] as const;
const plainPort = 3245;
const port = 3246;
const cdnPort = 3247;
const workerPort = 3248;

/**
 * Two instances on one PostgreSQL and one Redis, behind the nginx of deploy/nginx, by https; beside it behind Varnish.
 * Their background jobs run in a third process.
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
    // One after the other: the first fills the database.
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
      proxy: { plainUrl: `http://localhost:${plainPort}`, instance: Number(one.pid) },
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

const template = 'deploy/nginx/haat.conf.template';

/** What a template says with these values; every name it asks for must have one. */
function filledIn(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value.`);
    return value;
  });
}

/** A certificate for localhost that only this run believes. */
function selfSigned(folder: string): { file: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  run('openssl', [
    'req',
    '-x509',
    '-nodes',
    '-batch',
    ...made,
    ...subject,
    '-keyout',
    key,
    '-out',
    file,
  ]);
  return { file, key };
}

/** Runs nginx in the foreground with the file of deploy/, in a folder of its own. */
async function startNginx({ folder, values }: { folder: string; values: Record<string, string> }) {
  for (const part of ['cache', 'temp', 'acme']) mkdirSync(join(folder, part), { recursive: true });
  const shop = filledIn(readFileSync(template, 'utf8'), {
    CACHE_DIR: join(folder, 'cache'),
    PAGE_CACHE: 'haat',
    ACME_DIR: join(folder, 'acme'),
    ...values,
  });
  writeFileSync(join(folder, 'haat.conf'), shop);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  run('nginx', [...args, '-t', '-q']);
  const child = spawn('nginx', args, { stdio: 'inherit' });
  const exited = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

/** What Debian's nginx.conf holds around a file of conf.d, with all paths below `folder`. */
const around = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  types { text/html html; }
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include ${folder}/haat.conf;
}
`;

async function flush(url: string) {
  const { createClient } = await import('@redis/client');
  const client = await createClient({ url }).connect();
  await client.flushDb();
  client.destroy();
}
