import { sql } from 'drizzle-orm';
import type { Translations } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { cartLines } from '../../../kernel/db/schema/cart';
import { productMedia, products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { translationsOfProduct } from '../../../kernel/db/translations';
import type { GstTerms } from '../../../kernel/money/gst';
import type { StockLine } from '../../inventory';
import { livePrice } from '../../offers';
import { gstTerms } from '../../tax';

/** `fromSearch` is copied from the cart line to the order's. */
export type Line = StockLine & { id: number; fromSearch: boolean };

/**
 * Array of ids as a subquery: PostgreSQL then keeps the generic plan, because a plan for these ids seems no
 * better.
 */
const ids = sql`any(array(select unnest(${sql.placeholder('ids')}::bigint[])))`;

const lockedLines = prepared<{ userId: number; ids: number[] }, Line>(
  'lock_cart_lines',
  () => sql`select ${jsonObject<Line>({
    id: cartLines.id,
    productId: cartLines.productId,
    quantity: cartLines.quantity,
    fromSearch: cartLines.fromSearch,
  })}
    from ${cartLines}
    where ${cartLines.userId} = ${sql.placeholder('userId')} and ${cartLines.id} = ${ids}
    order by ${cartLines.productId} for update`,
);

/** Returns the shopper's own lines of those ids, locked, by ascending product. */
export const lockLines = (tx: Database, userId: number, ids: number[]) =>
  lockedLines(tx, { userId, ids });

/** The facts of a product that an order copies; paise. */
type Snapshot = {
  productId: number;
  name: string;
  translations: Translations<'name'>;
  slug: string;
  image: string | null;
  sku: string;
  hsn: string;
  gst: GstTerms;
  returnPolicy: (typeof products.$inferSelect)['returnPolicy'];
  mrp: number;
  unitPrice: number;
  store: SellingStore;
};

type SellingStore = Pick<
  typeof stores.$inferSelect,
  | 'id'
  | 'name'
  | 'pincode'
  | 'state'
  | 'gstin'
  | 'shippingFee'
  | 'freeShippingFrom'
  | 'holidayFrom'
  | 'holidayTo'
>;

const snapshots = prepared<{ ids: number[]; at: string }, Snapshot>(
  'product_snapshots',
  () => sql`select ${jsonObject<Snapshot>({
    productId: products.id,
    name: products.name,
    translations: translationsOfProduct(sql`${products.id}`),
    slug: products.slug,
    image: productMedia.url,
    sku: products.sku,
    hsn: products.hsn,
    gst: gstTerms(sql.placeholder('at')),
    returnPolicy: products.returnPolicy,
    mrp: products.mrp,
    unitPrice: livePrice,
    store: jsonObject<SellingStore>({
      id: stores.id,
      name: stores.name,
      pincode: stores.pincode,
      state: stores.state,
      gstin: stores.gstin,
      shippingFee: stores.shippingFee,
      freeShippingFrom: stores.freeShippingFrom,
      holidayFrom: stores.holidayFrom,
      holidayTo: stores.holidayTo,
    }),
  })}
    from ${products}
    join ${stores} on ${stores.id} = ${products.storeId}
    left join ${productMedia}
      on ${productMedia.productId} = ${products.id} and ${productMedia.position} = 1
    where ${products.id} = ${ids}`,
);

/** Returns the facts of products that an order copies, at current prices and with the GST of the day. */
export const listSnapshots = (tx: Database, ids: number[], at: Date) =>
  snapshots(tx, { ids, at: at.toISOString() });
