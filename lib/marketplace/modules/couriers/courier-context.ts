import type { Database } from '../../kernel/db/connection';
import type { SetUp } from '../../providers/common/set-up';
import type { CourierProvider } from '../../providers/couriers/provider';

/** The services that work with couriers needs; without a courier every store delivers by itself. */
export type CourierContext = { db: Database; couriers: SetUp<CourierProvider> };
