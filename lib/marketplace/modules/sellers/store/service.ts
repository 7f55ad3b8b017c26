import { and, eq, lt, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prefixed } from '@/lib/contract/schemas/by-language';
import type { SellerStore, storeProfileSchema } from '@/lib/contract/schemas/seller/store';
import { eachLanguage } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { staleProducts } from '../../../kernel/db/schema/stale-products';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { NotFound } from '../../../kernel/errors';
import { markStoresStale } from '../../../kernel/events/stale-products/mark';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { paiseOf, rupees } from '../../../kernel/money/rupees';
import type { Files } from '../../files';
import { draw, keepAll, removePictures } from '../vendors/submit-application';
import { listPickups, toPickup } from './pickups';

/** Returns the profile of a store as its owner sees it. */
export async function findSellerStore(db: Database, storeId: number): Promise<SellerStore> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new NotFound('store_not_found');
  const pickups = await listPickups(db, storeId);
  return {
    name: store.name,
    slug: store.slug,
    logo: store.logo,
    banner: store.banner,
    ...prefixed(
      'about',
      eachLanguage((lang) => store.about[lang] ?? null),
    ),
    care_email: store.careEmail,
    care_phone: store.carePhone,
    holiday_from: store.holidayFrom,
    holiday_to: store.holidayTo,
    shipping_fee: rupees(store.shippingFee),
    free_shipping_from: store.freeShippingFrom === null ? null : rupees(store.freeShippingFrom),
    pickup_addresses: pickups.map(toPickup),
    legal: {
      legal_name: store.legalName,
      address: `${store.address}, ${store.city}, ${store.state} ${store.pincode}`,
      gstin: store.gstin,
      pan: store.pan.replace(/.(?=.{4})/g, '•'),
    },
  };
}

/** Changes a store's profile. Pages that show its name or shipping fees are marked stale. */
export function changeStore(
  db: Database,
  storeId: number,
  profile: z.output<typeof storeProfileSchema>,
): Promise<void> {
  const { free_shipping_from: freeFrom } = profile;
  const values = {
    name: profile.name,
    about: eachLanguage((lang) => profile[`about_${lang}`]),
    careEmail: profile.care_email ?? null,
    carePhone: profile.care_phone,
    holidayFrom: profile.holiday_from,
    holidayTo: profile.holiday_to,
    shippingFee: paiseOf(profile.shipping_fee),
    freeShippingFrom: freeFrom === null ? null : paiseOf(freeFrom),
  };
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
    await tx.update(stores).set(values).where(eq(stores.id, storeId));
    await markStoresStale(tx, [storeId]);
    const isOnProducts = (['name', 'shippingFee', 'freeShippingFrom'] as const).some(
      (name) => before?.[name] !== values[name],
    );
    if (isOnProducts) await markProductsOfStore(tx, storeId);
  });
}

const markProductsOfStore = (tx: Database, storeId: number) =>
  tx.execute(sql`insert into ${staleProducts} (kind, subject_id, store_id)
    select 'product', ${products.id}, ${products.storeId} from ${products}
    where ${products.storeId} = ${storeId} and ${products.isActive}`);

/**
 * Replaces a store's logo, banner or both.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels
 */
export async function changePictures(
  db: Database,
  files: Files,
  storeId: number,
  pictures: { logo?: Blob; banner?: Blob },
): Promise<void> {
  const kept = await keepAll(files, await draw(pictures));
  const before = await transact(db, async (tx) => {
    const [store] = await tx
      .select({ logo: stores.logo, banner: stores.banner })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('update');
    const { logo, banner } = { ...store, ...(kept.logo && { logo: kept.logo }) };
    await tx
      .update(stores)
      .set({ logo, banner: kept.banner ?? banner })
      .where(eq(stores.id, storeId));
    await markStoresStale(tx, [storeId]);
    return store;
  });
  // Pages that are not revalidated yet show a grey field for a moment.
  await removePictures(files, {
    logo: (kept.logo && before?.logo) || null,
    banner: (kept.banner && before?.banner) || null,
  });
}

const holidays = 'holidays';

/**
 * Removes past holidays, so that no page mentions them any more.
 * @returns how many stores are back
 */
export async function endHolidays(db: Database, now: Date): Promise<number> {
  const isOver = lt(stores.holidayTo, dayOf(now));
  const back = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(isOver, not(isFaulty(holidays, sql`${stores.id}`, now))))
    .limit(500);
  return eachRow(db, holidays, back, {
    now,
    subject: ({ id }) => id,
    work: ({ id }) =>
      transact(db, async (tx) => {
        const ended = await tx
          .update(stores)
          .set({ holidayFrom: null, holidayTo: null })
          .where(and(eq(stores.id, id), isOver))
          .returning({ id: stores.id });
        if (ended.length) await markStoresStale(tx, [id]);
        return ended.length;
      }),
  });
}
