import { resolve } from 'node:path';
import type { Connection } from '../../../kernel/db/connection';
import { migrate } from '../../../kernel/db/migrate';

const testProvider = {
  migrationsFolder: resolve('lib/marketplace/providers/payments/test/migrations'),
  migrationsTable: '__test_provider_migrations',
  squashed: { count: 2, last: '682a3d09dbf9c00fd12f354a714286240ae314595b2fd57e8def522d38b9923c' },
};

/**
 * Migrates the test provider's tables; only called where it is used (`usesTestProvider` of
 * app/providers/payments.ts).
 */
export const migrateTestProvider = (connection: Connection) => migrate(connection, testProvider);
