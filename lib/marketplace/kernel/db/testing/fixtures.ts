import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { issueToken } from '../../../modules/accounts/sessions/bearer-tokens';
import type { Database } from '../connection';
import { users } from '../schema/accounts';
import { cartLines } from '../schema/cart';
import { categories, flashDeals, products, productTranslations } from '../schema/catalog';
import { listings } from '../schema/listings';
import { priceHistory } from '../schema/price-history';
import { stores, vendors } from '../schema/stores';

/** Rows for tests; each call makes a new one with values of its own, unless told otherwise. */

let made = 0;
const nextNumber = () => ++made;

const letters = (n: number) =>
  [676, 26, 1].map((power) => String.fromCharCode(65 + (Math.floor(n / power) % 26))).join('');

async function insertOne<Row>(inserting: Promise<Row[]>): Promise<Row> {
  const [row] = await inserting;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

/** The password of the owner of a `makeStore` store; its hash costs next to nothing. */
export const vendorPassword = 'banyan-tree-7';
export const vendorPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$NZ7+2AGTAVRk23gnH5fqAw$abAfw/Ei0EhCF68mjVJ0jQLueW72hCo83YTTLdmYD6o';

/** Inserts an approved store in Maharashtra (27) that ships for ₹49, free from ₹500. */
export async function makeStore(
  db: Database,
  values: Partial<typeof stores.$inferInsert> = {},
): Promise<typeof stores.$inferSelect> {
  const n = nextNumber();
  const contact = { email: `vendor${n}@example.in`, phone: '9800000000' };
  const vendor = await insertOne(
    db
      .insert(vendors)
      .values({
        firstName: 'Vimal',
        lastName: 'Shah',
        passwordHash: vendorPasswordHash,
        ...contact,
      })
      .returning(),
  );
  return insertOne(
    db
      .insert(stores)
      .values({
        vendorId: vendor.id,
        applicationNumber: `APP-${n}`,
        slug: `store-${n}`,
        name: `Store ${n}`,
        status: 'approved',
        legalName: `Store ${n} Private Limited`,
        address: '1 Bazaar Road',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
        gstin: `27AAPFU${String(n).padStart(4, '0')}F1ZV`,
        pan: 'AAPFU0939F',
        careEmail: contact.email,
        carePhone: contact.phone,
        invoicePrefix: letters(n),
        shippingFee: 4_900,
        freeShippingFrom: 50_000,
        termsAcceptedAt: new Date(),
        ...values,
      })
      .returning(),
  );
}

/** Inserts a top-level category. */
export async function makeCategory(
  db: Database,
  values: Partial<typeof categories.$inferInsert> = {},
): Promise<typeof categories.$inferSelect> {
  const n = nextNumber();
  return insertOne(
    db
      .insert(categories)
      .values({ slug: `category-${n}`, name: `Category ${n}`, ...values })
      .returning(),
  );
}

/** Inserts a listing of the store, for products that differ in colour or size. */
export async function makeListing(
  db: Database,
  storeId: number,
): Promise<typeof listings.$inferSelect> {
  return insertOne(
    db
      .insert(listings)
      .values({ storeId, code: `L${nextNumber()}`, publishedAt: new Date() })
      .returning(),
  );
}

type ProductValues = Partial<typeof products.$inferInsert> & { nameHi?: string };

/**
 * Inserts a product: ten in stock at ₹100 (MRP ₹150) with 18% GST by a notification of its own (or `gstRate`,
 * percent); store, category and listing of its own unless given.
 */
export async function makeProduct(
  db: Database,
  { nameHi, ...values }: ProductValues = {},
): Promise<typeof products.$inferSelect> {
  const n = nextNumber();
  const storeId = values.storeId ?? (await makeStore(db)).id;
  const product = await insertOne(
    db
      .insert(products)
      .values({
        storeId,
        listingId: values.listingId ?? (await makeListing(db, storeId)).id,
        categoryId: values.categoryId ?? (await makeCategory(db)).id,
        slug: `product-${n}`,
        name: `Product ${n}`,
        mrp: Math.max(15_000, values.price ?? 0),
        price: 10_000,
        stock: 10,
        productCode: `P${n}`,
        sku: `SKU-${n}`,
        hsn: '6109',
        ownGstRate: (values.gstRate ?? 18) * 100,
        gstNotification: 'test',
        ...values,
      })
      .returning(),
  );
  // The price is old enough for a deal to be measured by it.
  await db
    .update(priceHistory)
    .set({ validFrom: sql`now() - interval '40 days'` })
    .where(eq(priceHistory.productId, product.id));
  if (nameHi) {
    await db
      .insert(productTranslations)
      .values({ productId: product.id, locale: 'hi', name: nameHi });
  }
  return product;
}

/** Inserts a flash deal that is live now and for an hour. */
export async function makeDeal(db: Database, productId: number, price: number): Promise<void> {
  const hour = 60 * 60 * 1000;
  const [startsAt, endsAt] = [-hour, hour].map((offset) => new Date(Date.now() + offset)) as [
    Date,
    Date,
  ];
  await db.insert(flashDeals).values({ productId, price, startsAt, endsAt });
}

/** Argon2 parameters whose hashes cost next to nothing, as thousands of test shoppers need one. */
const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type ShopperValues = Partial<typeof users.$inferInsert> & { password?: string };

/** Inserts a verified shopper with a bearer token; the shopper can sign in only when given a password. */
export async function makeShopper(db: Database, { password, ...values }: ShopperValues = {}) {
  const n = nextNumber();
  const user = await insertOne(
    db
      .insert(users)
      .values({
        firstName: 'Asha',
        lastName: 'Rao',
        email: `shopper${n}@example.in`,
        passwordHash: password ? await hash(password, cheapHash) : '-',
        verifiedAt: new Date(),
        ...values,
      })
      .returning(),
  );
  return { id: user.id, email: user.email, token: await issueToken(db, user.id) };
}

/** Inserts a cart line with the product's present price; returns its id. */
export async function makeCartLine(
  db: Database,
  userId: number,
  product: { id: number; price: number },
  quantity = 1,
): Promise<number> {
  const values = { userId, productId: product.id, quantity, priceWhenAdded: product.price };
  return (await insertOne(db.insert(cartLines).values(values).returning())).id;
}
