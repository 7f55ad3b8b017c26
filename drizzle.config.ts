import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './lib/marketplace/kernel/db/schema/*.ts',
  out: './lib/marketplace/kernel/db/migrations',
});
