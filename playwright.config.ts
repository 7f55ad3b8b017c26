import { defineConfig } from '@playwright/test';
import { operatorToken } from './e2e/testing/delivered-order';
import { inboundMailToken } from './e2e/testing/inbound-mail-token';
import { chromiumFlags } from './scripts/lib/chromium-flags.mjs';

const port = 3207;
/** A shop that is open already: scripts/everywhere.ts. */
const openShop = process.env.TEST_SHOP_URL;
const baseURL = openShop ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.tmp/playwright',
  globalSetup: './e2e/testing/demo-data.ts',
  // They mostly wait, for pages and for each other's server: two leave half of two cores idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    // Its certificate is its own, also for service workers.
    ignoreHTTPSErrors: Boolean(openShop),
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumFlags, ...(openShop ? ['--ignore-certificate-errors'] : [])],
    },
    // A trace of every test would take a third of their time: TRACE=1 records them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Else a page that never loads is told of as a test that took too long.
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // What a worker fetches is out of reach of `page.route`; offline.spec.ts lets it in.
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
          LOG_LEVEL: 'warn',
          DATABASE_URL: '',
          API_URL: '',
          REDIS_URL: '',
          SMTP_URL: '',
          SMS_URL: '',
          OPERATOR_TOKEN: operatorToken,
          // Renders in idle time would take it from the tests.
          PAGES_AHEAD: 'off',
          SUPPORT_MAIL: 'support@haat.example',
          INBOUND_MAIL_TOKEN: inboundMailToken,
          // For the receiver in seller/api.spec.ts.
          WEBHOOKS_TO_LOCALHOST: 'on',
          // For portable.spec.ts; a folder beside the same build.
          NEXT_OUTPUT: 'standalone',
          // No script of Google's is ever asked for: the tests stand in for it.
          NEXT_PUBLIC_GOOGLE_MAPS_KEY: 'test',
          // So that a test of the limits can be a visitor of its own.
          TRUST_PROXY: '1',
        },
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
});
