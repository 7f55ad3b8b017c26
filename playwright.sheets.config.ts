import { defineConfig } from '@playwright/test';
import tested from './playwright.config';

// Playwright's workers and the shop share this folder; the tests' own market has no orders.
const dataDir = process.env.TEST_DATA_DIR ?? '.tmp/sheets';
process.env.TEST_DATA_DIR = dataDir;
const { webServer: shop } = tested;

/** Config of `npm run sheets`, which redraws docs/screens from the build, with a demo that has traded. */
export default defineConfig({
  ...tested,
  testDir: 'e2e/sheets',
  testMatch: '*.sheet.ts',
  globalSetup: undefined,
  projects: undefined,
  workers: 1,
  timeout: 1_200_000,
  webServer:
    shop && !Array.isArray(shop)
      ? { ...shop, env: { ...shop.env, DATA_DIR: dataDir, DEMO_DATA: '' } }
      : shop,
});
