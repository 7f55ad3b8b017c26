import { defineConfig } from '@playwright/test';
import tested from './playwright.config';

/** Config of `npm run sheets`, which redraws docs/screens from the build. */
export default defineConfig({
  ...tested,
  testDir: 'e2e/sheets',
  testMatch: '*.sheet.ts',
  workers: 1,
  timeout: 600_000,
});
