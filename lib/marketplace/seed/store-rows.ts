import { randomBytes } from 'node:crypto';
import { pickupAddresses, stores, vendors } from '@/lib/marketplace/kernel/db/schema/stores';
import { hashPassword } from '@/lib/marketplace/modules/accounts';
import type { Database } from '../kernel/db/connection';
import { demoPhone, demoVendor } from './accounts';
import { demoPan, gstinOf } from './gstin';
import { mediaUrl } from './pictures';
import { required } from './required';
import { type DemoStore, demoApplicant, demoStores } from './stores';

const day = 86_400_000;

function storeRow(store: DemoStore, index: number, vendorId: number, now: Date) {
  const [city, state, gstCode, pincode] = store.place;
  const pan = demoPan(store.name);
  const appliedAt = new Date(now.getTime() - (240 - index * 2) * day);
  return {
    vendorId,
    applicationNumber: applicationNumber(index),
    slug: store.slug,
    name: store.name,
    legalName: `${store.name} (Demo) Pvt Ltd`,
    address: store.address,
    city,
    state,
    pincode,
    gstin: gstinOf(gstCode, pan),
    pan,
    careEmail: `care@${store.slug}.example`,
    carePhone: demoPhone(100 + index),
    logo: mediaUrl(`stores/${store.slug}-logo.webp`),
    banner: mediaUrl(`stores/${store.slug}-banner.webp`),
    invoicePrefix: store.prefix,
    shippingFee: store.shipping[0] * 100,
    freeShippingFrom: store.shipping[1] === null ? null : store.shipping[1] * 100,
    // Only the demo vendor's store demonstrates the review of listings.
    reviewRequired: index === 0,
    about: { en: store.about?.[0], hi: store.about?.[1] },
    termsAcceptedAt: appliedAt,
    createdAt: appliedAt,
  };
}

/** Returns the application numbers of the demo's stores; 0 is the first store. */
export const applicationNumber = (index: number) => `DEMO-${String(index + 1).padStart(4, '0')}`;

/** Inserts the vendors with their stores, and one pending application; returns store ids by slug. */
export async function insertStores(db: Database, now: Date): Promise<Map<string, number>> {
  const demoHash = await hashPassword(demoVendor.password);
  const nobodysHash = await hashPassword(randomBytes(24).toString('base64'));
  const all = [...demoStores, demoApplicant];
  const owners = await db
    .insert(vendors)
    .values(
      all.map(({ slug, owner }, index) => ({
        firstName: owner[0],
        lastName: owner[1],
        email: index === 0 ? demoVendor.email : `owner@${slug}.example`,
        phone: demoPhone(10 + index),
        passwordHash: index === 0 ? demoHash : nobodysHash,
        createdAt: new Date(now.getTime() - 250 * day),
      })),
    )
    .returning({ id: vendors.id, email: vendors.email });
  const ownerOf = new Map(owners.map(({ id, email }) => [email, id]));
  const rows = all.map((store, index) => {
    const email = index === 0 ? demoVendor.email : `owner@${store.slug}.example`;
    const row = storeRow(store, index, required(ownerOf.get(email), `owner ${email}`), now);
    return store === demoApplicant
      ? {
          ...row,
          status: 'pending' as const,
          createdAt: new Date(now.getTime() - day),
          termsAcceptedAt: new Date(now.getTime() - day),
        }
      : {
          ...row,
          status: 'approved' as const,
          approvedAt: new Date(row.createdAt.getTime() + 2 * day),
        };
  });
  const inserted = await db
    .insert(stores)
    .values(rows)
    .returning({ id: stores.id, slug: stores.slug });
  await insertPickups(db, required(inserted[0]?.id, 'the first store'));
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}

/** Inserts two pickup addresses of the demo vendor's store. */
async function insertPickups(db: Database, storeId: number): Promise<void> {
  const [city, state] = demoStores[0]?.place ?? ['', ''];
  await db.insert(pickupAddresses).values([
    {
      storeId,
      name: 'Workshop',
      phone: demoPhone(140),
      address: '12 Demo Weavers Lane, Madanpura',
      city,
      state,
      pincode: '221001',
      isDefault: true,
    },
    {
      storeId,
      name: 'Warehouse',
      phone: demoPhone(141),
      address: '4 Demo Godown Road, Lanka',
      city,
      state,
      pincode: '221005',
    },
  ]);
}
