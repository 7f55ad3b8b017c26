import { defineConfig } from '@playwright/test';
import { operatorToken } from './e2e/testing/delivered-order';
import { inboundMailToken } from './e2e/testing/inbound-mail-token';
import { chromiumFlags } from './scripts/lib/chromium-flags.mjs';

const port = 3207;
/** Address of a running shop: lab/everywhere.ts. */
const openShop = process.env.TEST_SHOP_URL;
const baseURL = openShop ?? `http://localhost:${port}`;

/** Tests of half a minute and more: they start first, so that no worker begins one when the others are done. */
const longest = [
  '**/stop.spec.ts',
  '**/seller/whole-story.spec.ts',
  '**/operator/first-market.spec.ts',
  '**/durability.spec.ts',
  '**/late-payment.spec.ts',
  '**/kept-pages/*.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.tmp/playwright',
  globalSetup: './e2e/testing/demo-data.ts',
  // Tests mostly wait for pages and for each other's server: two workers leave half of two cores idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // docs/decisions/0047: one more try in CI, named in the report; more than two such tests fail the run.
  retries: process.env.CI ? 1 : 0,
  // A machine that is busy with other work needs several times the usual time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  // Workers take the tests of the first project first.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  use: {
    baseURL,
    // The running shop has a self-signed certificate, also for service workers.
    ignoreHTTPSErrors: Boolean(openShop),
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumFlags, ...(openShop ? ['--ignore-certificate-errors'] : [])],
    },
    // Traces of all tests would take a third of their time; TRACE=1 records them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    // A page that never loads would otherwise be reported as a test timeout.
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    // `page.route` cannot intercept requests of a service worker; offline.spec.ts allows them.
    serviceWorkers: 'block',
  },
  webServer: openShop
    ? undefined
    : {
        command: 'node scripts/start.mjs',
        url: `${baseURL}/api/health`,
        timeout: 300_000,
        env: {
          PORT: String(port),
          DATA_DIR: '.tmp/e2e',
          // Tests count orders and queues, which they make themselves.
          DEMO_DATA: 'goods',
          LOG_LEVEL: 'warn',
          DATABASE_URL: '',
          API_URL: '',
          REDIS_URL: '',
          SMTP_URL: '',
          SMS_URL: '',
          OPERATOR_TOKEN: operatorToken,
          // Renders in idle time would take processor time from the tests.
          PAGES_AHEAD: 'off',
          SUPPORT_MAIL: 'support@haat.example',
          INBOUND_MAIL_TOKEN: inboundMailToken,
          // Needed by the receiver in seller/api.spec.ts.
          WEBHOOKS_TO_LOCALHOST: 'on',
          // Needed by portable.spec.ts; a folder beside the same build.
          NEXT_OUTPUT: 'standalone',
          // Tests replace Google's script, which is never requested.
          NEXT_PUBLIC_GOOGLE_MAPS_KEY: 'test',
          // Lets a test of the limits be a visitor of its own.
          TRUST_PROXY: '1',
        },
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
});
