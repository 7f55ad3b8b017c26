import { defineConfig } from 'drizzle-kit';

/** Config of the test provider's own tables: `npm run db:generate -- --config drizzle.test-provider.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './lib/marketplace/providers/payments/test/schema.ts',
    './lib/marketplace/providers/couriers/test/schema.ts',
  ],
  out: './lib/marketplace/providers/payments/test/migrations',
});
