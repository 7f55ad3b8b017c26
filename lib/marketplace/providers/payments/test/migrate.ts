import { resolve } from 'node:path';
import { config } from '@/lib/config';
import type { Connection } from '../../../kernel/db/connection';
import { migrate } from '../../../kernel/db/migrate';

const testProvider = {
  migrationsFolder: resolve('lib/marketplace/providers/payments/test/migrations'),
  migrationsTable: '__test_provider_migrations',
  squashed: { count: 2, last: '682a3d09dbf9c00fd12f354a714286240ae314595b2fd57e8def522d38b9923c' },
};

/** Brings the test provider's tables up to date; only where it is used (`usesTestProvider`). */
export const migrateTestProvider = (connection: Connection) => migrate(connection, testProvider);

/**
 * Whether card and UPI are paid at the test provider: without any key of Razorpay, and in production only
 * when PAYMENTS=test says so.
 */
export function usesTestProvider(): boolean {
  if (config.razorpayKeyId || config.razorpayKeySecret) return false;
  return config.payments === 'test' || process.env.NODE_ENV !== 'production';
}
