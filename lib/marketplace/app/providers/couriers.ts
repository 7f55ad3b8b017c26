import { config } from '@/lib/config';
import type { Database } from '../../kernel/db/connection';
import { type SetUp, setUp } from '../../providers/common/set-up';
import { delhivery } from '../../providers/couriers/delhivery/source';
import type { CourierProvider, CourierProviderSource } from '../../providers/couriers/provider';
import { shiprocket } from '../../providers/couriers/shiprocket/source';
import { createTestCourier, type TestCourier } from '../../providers/couriers/test/test-courier';

/** All couriers except the test courier; sellers choose among those that are set up. */
const courierSources: readonly CourierProviderSource[] = [shiprocket, delhivery];

/** The host's couriers; without any, stores deliver by themselves. */
export type Couriers = { couriers: SetUp<CourierProvider>; testCourier?: TestCourier };

const timeoutMs = 8_000;

/**
 * Returns whether the test courier is booked: only without any other courier's key, and in production only with
 * COURIERS=test.
 */
export function usesTestCourier(): boolean {
  if (courierSources.some((source) => source.hasSettings())) return false;
  if (config.couriers === 'off') return false;
  return config.couriers === 'test' || process.env.NODE_ENV !== 'production';
}

/** Returns the configured couriers; without any, the test courier, but in production only on purpose. */
export async function couriersFromConfig(db: Database): Promise<Couriers> {
  if (usesTestCourier()) return testCouriers(db);
  const opened = await Promise.all(courierSources.map((source) => source.open()));
  return { couriers: setUp(opened.filter((each) => each !== undefined)) };
}

/** Returns the test courier. */
export async function testCouriers(db: Database, wire: { timeoutMs?: number } = {}) {
  if (courierSources.some((source) => source.hasSettings())) {
    throw new Error('The test courier does not run beside keys by which shipments are carried.');
  }
  const testCourier = await createTestCourier(db, wire.timeoutMs ?? timeoutMs);
  return { couriers: setUp([testCourier.provider]), testCourier } satisfies Couriers;
}

/** The couriers of a host whose stores deliver by themselves. */
export const noCouriers: Couriers = { couriers: setUp([]) };
