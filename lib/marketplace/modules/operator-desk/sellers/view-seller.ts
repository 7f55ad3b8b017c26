import { and, eq, sql } from 'drizzle-orm';
import type { OperatorSeller } from '@/lib/contract/schemas/operators/sellers';
import { fullName } from '@/lib/i18n/names/full-name';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { NotFound } from '../../../kernel/errors';
import { readGroup } from '../../../kernel/settings/queries';
import { commissionRate, findBankAccount } from '../../settlement';

/**
 * Returns a store by the number of its application, with its service record and other stores that share facts
 * with it.
 * @throws {NotFound} application_not_found
 */
export async function viewSeller(db: Database, number: string): Promise<OperatorSeller> {
  const [row] = await db
    .select({ store: stores, vendor: vendors })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(eq(stores.applicationNumber, number));
  if (!row) throw new NotFound('application_not_found');
  const { store, vendor } = row;
  const account = await findBankAccount(db, store.id);
  return {
    application_number: store.applicationNumber,
    store_id: store.id,
    slug: store.slug,
    name: store.name,
    status: store.status,
    status_reason: store.statusReason,
    city: store.city,
    gstin: store.gstin,
    email: vendor.email,
    applied_at: store.createdAt.toISOString(),
    approved_at: store.approvedAt?.toISOString() ?? null,
    legal_name: store.legalName,
    owner: fullName(vendor.firstName, vendor.lastName),
    phone: vendor.phone,
    pan: store.pan,
    address: store.address,
    state: store.state,
    pincode: store.pincode,
    care_email: store.careEmail,
    care_phone: store.carePhone,
    bank_account: account
      ? { holder: account.holder, account: `••••${account.lastDigits}`, ifsc: account.ifsc }
      : null,
    commission: await commissionOf(db, store.id),
    listings_on_sale: await listingsOnSale(db, store.id),
    performance: await performanceOf(db, store.id),
    duplicates: await duplicatesOf(db, store.id),
  };
}

async function commissionOf(db: Database, storeId: number) {
  const basisPoints = await commissionRate(db, { storeId, categoryId: 0, at: new Date() });
  const [own] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select 1 from commission_rates
      where store_id = ${storeId} and valid_from <= now()) as found`,
  );
  return { percent: basisPoints / 100, is_own: own?.found ?? false };
}

async function listingsOnSale(db: Database, storeId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${products.listingId})::int` })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.isActive, true)));
  return row?.count ?? 0;
}

type Performance = OperatorSeller['performance'];

async function performanceOf(db: Database, storeId: number): Promise<Performance> {
  const dispatch = await readGroup(db, 'dispatch');
  const hours = dispatch.confirm_within_hours + dispatch.ship_within_hours;
  const [row] = await rowsOf<Performance>(
    db,
    sql`with own as (
        select s.id, s.order_id, s.status,
          (select min(e.at) from shipment_events e
            where e.shipment_id = s.id and e.status = 'placed') as placed,
          (select min(e.at) from shipment_events e
            where e.shipment_id = s.id and e.status = 'shipped') as shipped
        from shipments s
        where s.store_id = ${storeId} and not s.is_replacement and s.status <> 'pending_payment'
          and s.created_at > now() - interval '90 days'
      )
      select count(*)::int as shipments,
        (count(*) filter (where coalesce(shipped, case when status in ('placed', 'confirmed', 'packed')
          then now() end) > placed + ${hours}::integer * interval '1 hour'))::int as late,
        (count(*) filter (where status = 'cancelled' and exists (select 1 from cancellations c
          where c.order_id = own.order_id and c.by = 'seller')))::int as cancelled,
        (count(*) filter (where status = 'delivered'))::int as delivered,
        (count(*) filter (where exists (select 1 from returns r
          where r.shipment_id = own.id and r.status not in ('refused', 'sent_back', 'lapsed'))))::int as returned
      from own`,
  );
  return row ?? { shipments: 0, late: 0, cancelled: 0, delivered: 0, returned: 0 };
}

/** Returns other stores of any status with the same PAN, phone, address or bank account. */
function duplicatesOf(db: Database, storeId: number): Promise<OperatorSeller['duplicates']> {
  return rowsOf<OperatorSeller['duplicates'][number]>(
    db,
    sql`with me as (
        select s.id, s.pan, lower(s.address) as address, s.pincode, v.phone
        from stores s join vendors v on v.id = s.vendor_id where s.id = ${storeId}
      ), account as (
        select last_digits, ifsc from bank_accounts where store_id = ${storeId} order by id desc limit 1
      )
      select kind, o.name as store, o.application_number from (
        select 'pan' as kind, s.id from stores s, me where s.pan = me.pan and s.id <> me.id
        union select 'phone', s.id from stores s join vendors v on v.id = s.vendor_id, me
          where v.phone = me.phone and s.id <> me.id
        union select 'address', s.id from stores s, me
          where s.pincode = me.pincode and lower(s.address) = me.address and s.id <> me.id
        union select 'bank_account', b.store_id from bank_accounts b, account
          where b.last_digits = account.last_digits and b.ifsc = account.ifsc and b.store_id <> ${storeId}
      ) found join stores o on o.id = found.id
      order by kind, o.id limit 50`,
  );
}
