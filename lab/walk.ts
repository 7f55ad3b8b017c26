import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../scripts/lib/build.mjs';
import { readEnvironment } from '../scripts/lib/environment.mjs';
import { selfSigned, startNginx } from './smoke/nginx';
import { MailServer } from './soak/outside/mail-server';
import { closeInTheEnd } from './soak/topology/closing';
import { execute } from './soak/topology/process';
import { openWalkedMarket } from './walk/market';
import { operatorToken, WalkedShop } from './walk/shop';
import { type Step, stepsWith } from './walk/steps';

const usage = `npm run walk -- [options]

Leads a market from one process to many machines and back, in the steps of docs/scaling.md, while a shopper orders on and on, and
holds it behind each step to all that it has told: orders, a cart, a picture, sessions, search and pages. It needs PostgreSQL,
nginx, Redis, Varnish, a JDK from 21 on and Maven. Exit code 1 when something was lost.

  --port N   the first of fifty ports on 127.0.0.1 (4600)`;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4600' }, help: { type: 'boolean', short: 'h' } },
});

const shop = new WalkedShop(Number(values.port));

async function walk(): Promise<number> {
  const { url, env, ports, folder, memory, one, two, worker, script } = shop;
  await readEnvironment({ production: true });
  buildWhenStale();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { closing, close } = closeInTheEnd(console.log, [memory]);
  try {
    console.log('What the steps need is started …');
    const mail = new MailServer();
    await mail.open(ports.smtp);
    closing.push(() => mail.close());
    const steps = await stepsWith(shop, closing);
    for (const each of [worker, two, one]) closing.push(() => each.stop());
    await execute(process.execPath, ['scripts/container.mjs', 'migrate'], {
      env: { ...process.env, ...env },
    });
    await one.start();
    const certificate = selfSigned(join(folder, 'nginx'));
    const nginx = await startNginx({
      folder: join(folder, 'nginx'),
      values: {
        ...{ HTTP_PORT: String(ports.http), HTTPS_PORT: String(ports.https) },
        ...{ SERVER_NAME: 'localhost', PAGE_CACHE: 'off' },
        ...{ CERTIFICATE: certificate.file, CERTIFICATE_KEY: certificate.key },
        ...{ SHOP_1: `127.0.0.1:${ports.one}`, SHOP_2: `127.0.0.1:${ports.two}` },
      },
    });
    closing.push(nginx.stop);
    const ca = readFileSync(certificate.file, 'utf8');
    const market = await openWalkedMarket({ url, ca, operatorToken, mail });
    closing.push(() => market.close());
    let broken = 0;
    const start: Step = { name: '0 one process', take: async () => {} };
    for (const { name, take, closes, examine, pagesFrom } of [start, ...steps]) {
      const since = Date.now();
      await take();
      const seconds = ((Date.now() - since) / 1000).toFixed(0);
      const failures = market.failures();
      const wrong = await market.check(pagesFrom);
      if (!closes) wrong.push(...failures);
      if (examine) await market.quietly(examine);
      const said = closes ? `, ${failures.length} questions failed while it was closed` : '';
      console.log(`${name}: ${seconds} s, ${market.told.length} orders told${said}`);
      for (const each of wrong) console.log(`  BROKEN: ${each}`);
      broken += wrong.length;
    }
    await market.close();
    await one.stop();
    const { stdout } = await script('audit');
    console.log(`The books: ${stdout.trim()}`);
    return broken ? 1 : 0;
  } finally {
    await close();
  }
}

if (values.help) console.log(usage);
else {
  process.exitCode = await walk().catch((error) => {
    console.error(error);
    return 1;
  });
}
