import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { sizeCharts } from '../../../kernel/db/schema/listings';
import type { SellerRoutes } from './table';

const path = '/api/seller/size-charts';
const chart = { measures: ['chest' as const], rows: [{ size: 'M', values: [96] }] };
const body = { name: 'Shirts', chart };

async function own(db: Database, storeId: number): Promise<string> {
  const row = { storeId, name: 'Shirts', chart };
  return `${path}/${firstRow(await db.insert(sizeCharts).values(row).returning()).id}`;
}

export const sizeChartAccess: SellerRoutes = {
  [`POST ${path}`]: { body },
  [`PUT ${path}/{id}`]: { body, own },
  [`DELETE ${path}/{id}`]: { own },
};
