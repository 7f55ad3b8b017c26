import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './lib/marketplace/db/schema/*.ts',
  out: './lib/marketplace/db/migrations',
});
