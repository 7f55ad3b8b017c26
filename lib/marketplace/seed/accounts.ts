import { addresses, users } from '@/lib/marketplace/kernel/db/schema/accounts';
import { hashPassword } from '@/lib/marketplace/modules/accounts';
import type { Database } from '../kernel/db/connection';

/** The demo account of a shopper. */
export const demoShopper = {
  name: 'Asha Verma',
  email: 'asha@demo.haat.example',
  password: 'haat-demo-2026',
} as const;

/** The demo account of a vendor: owner of the first store. */
export const demoVendor = {
  name: 'Aarohi Mishra',
  email: 'vendor@demo.haat.example',
  password: 'haat-demo-2026',
} as const;

const day = 86_400_000;
/** Returns invented mobile numbers: 90000 00001 and on. */
export const demoPhone = (n: number) => `90000${String(n).padStart(5, '0')}`;

export async function insertShopper(db: Database, now: Date): Promise<void> {
  const joined = new Date(now.getTime() - 60 * day);
  const [user] = await db
    .insert(users)
    .values({
      firstName: 'Asha',
      lastName: 'Verma',
      email: demoShopper.email,
      phone: demoPhone(1),
      passwordHash: await hashPassword(demoShopper.password),
      verifiedAt: joined,
      createdAt: joined,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The demo shopper was not inserted.');
  const mine = {
    userId: user.id,
    fullName: demoShopper.name,
    phone: demoPhone(1),
    createdAt: joined,
  };
  await db.insert(addresses).values([
    {
      ...mine,
      fullAddress: 'Flat 12, Demo Residency, Laxmi Road',
      landmark: 'Opposite the garden',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
      latitude: 18.5204,
      longitude: 73.8567,
      type: 'home',
      isDefault: true,
    },
    {
      ...mine,
      fullAddress: '45 Demo Marg, C Scheme',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302001',
      latitude: 26.9124,
      longitude: 75.7873,
      type: 'other',
    },
  ]);
}
