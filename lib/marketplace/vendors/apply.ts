import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { vendorApplicationSchema } from '@/lib/api/schemas/vendors';
import type { Locale } from '@/lib/i18n/locales';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { hashPassword, verifyPassword } from '../accounts/passwords';
import type { Database } from '../db/connection';
import { stores, vendors } from '../db/schema/stores';
import { DomainError, InvalidFields } from '../host/errors';
import type { ObjectStore } from '../storage/object-store';
import {
  asPicture,
  keepPicture,
  keyOf,
  PictureRefused,
  type PictureShape,
} from '../storage/pictures';
import { invoicePrefixOf, newApplicationNumber, slugOf } from './names';
import { findOwnStore, findVendorByEmail } from './queries';

type Form = z.output<typeof vendorApplicationSchema>;
type Applicant = { form: Form; passwordHash: string; lang: Locale };
type Pictures = Partial<Record<PictureShape, Blob>>;

/** `known`: the address has an account already, whose owner is told so by mail and nobody else. */
export type Applied = { number: string; known: boolean; repeated: boolean };

/**
 * Takes a vendor's application. Sending the same one again answers its number, and its owner, who knows
 * the password, may send a rejected one anew; any other one for an address that has applied already is
 * answered like a new one, and nothing is stored.
 * @throws {InvalidFields} picture_type, picture_too_big, gstin_taken, password_common
 */
export async function apply(
  db: Database,
  files: ObjectStore,
  { form, lang }: { form: Form; lang: Locale },
  pictures: Pictures,
): Promise<Applied> {
  refuseCommonPassword(form.password, 'password');
  const drawn = await draw(pictures);
  const passwordHash = await hashPassword(form.password);
  const vendor = await findVendorByEmail(db, form.email);
  const own = vendor && (await findOwnStore(db, vendor.id));
  const isOwner = vendor && (await verifyPassword(vendor.passwordHash, form.password));
  const isAnew = isOwner && own?.status === 'rejected';
  if (vendor && !isAnew) {
    return isOwner && own?.gstin === form.gst_number
      ? { number: own.application_number, known: true, repeated: true }
      : { number: newApplicationNumber(), known: true, repeated: false };
  }
  const kept: string[] = [];
  const keep = async (picture: Buffer | undefined) => {
    if (!picture) return null;
    const url = await keepPicture(files, picture);
    kept.push(url);
    return url;
  };
  try {
    const media = { logo: await keep(drawn.logo), banner: await keep(drawn.banner) };
    const applicant = { form, passwordHash, lang };
    const number = await record(db, applicant, media, isAnew ? vendor.id : undefined);
    return { number, known: false, repeated: false };
  } catch (error) {
    await Promise.all(kept.map((url) => files.remove(keyOf(url) as string)));
    throw error;
  }
}

async function draw(pictures: Pictures) {
  const drawn: Partial<Record<PictureShape, Buffer>> = {};
  const refused: Record<string, string> = {};
  for (const [shape, file] of Object.entries(pictures) as [PictureShape, Blob][]) {
    try {
      drawn[shape] = await asPicture(file, shape);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      refused[shape] = error.reason;
    }
  }
  if (Object.keys(refused).length) throw new InvalidFields(refused);
  return drawn;
}

type Media = { logo: string | null; banner: string | null };
type Row = Media & { applicationNumber: string; slug: string; invoicePrefix: string };

/** Slug and invoice prefix are looked for until they are nobody else's. */
async function record(db: Database, applicant: Applicant, media: Media, former?: number) {
  const { form } = applicant;
  for (let tries = 0; tries < 8; tries++) {
    const row = {
      applicationNumber: newApplicationNumber(),
      slug: slugOf(form.store_name, tries),
      invoicePrefix: invoicePrefixOf(form.store_name, tries),
    };
    try {
      if (former !== undefined) return await replace(db, former, applicant, { ...media, ...row });
      await db.transaction((tx) => insert(tx, applicant, { ...media, ...row }));
      return row.applicationNumber;
    } catch (error) {
      const constraint = violated(error);
      if (constraint === 'stores_gstin_key') throw new InvalidFields({ gst_number: 'gstin_taken' });
      if (constraint === undefined) throw error;
    }
  }
  throw new Error('no free slug or invoice prefix was found');
}

async function insert(tx: Database, { form, passwordHash, lang }: Applicant, row: Row) {
  const [vendor] = await tx
    .insert(vendors)
    .values({
      firstName: form.first_name,
      lastName: form.last_name,
      email: form.email,
      phone: form.phone,
      passwordHash,
      locale: lang,
    })
    .returning({ id: vendors.id });
  if (!vendor) throw new Error('the vendor was not inserted');
  await tx.insert(stores).values({ ...row, ...storeOf(form), vendorId: vendor.id });
}

/** Puts an application in the place of the rejected one, whose number it keeps. */
function replace(
  db: Database,
  vendorId: number,
  { form, lang }: Applicant,
  { logo, banner, slug, invoicePrefix }: Row,
) {
  return db.transaction(async (tx) => {
    const { first_name: firstName, last_name: lastName, phone } = form;
    await tx
      .update(vendors)
      .set({ firstName, lastName, phone, locale: lang })
      .where(eq(vendors.id, vendorId));
    const [store] = await tx
      .update(stores)
      .set({
        ...storeOf(form),
        ...(logo && { logo }),
        ...(banner && { banner }),
        slug,
        invoicePrefix,
        status: 'pending',
        statusReason: null,
      })
      .where(and(eq(stores.vendorId, vendorId), eq(stores.status, 'rejected')))
      .returning({ number: stores.applicationNumber });
    if (!store)
      throw new DomainError(409, 'decision_not_possible', { params: { status: 'pending' } });
    return store.number;
  });
}

function storeOf(form: Form) {
  return {
    name: form.store_name,
    legalName: form.store_name,
    address: form.address,
    city: form.city,
    state: form.state,
    country: form.country,
    pincode: form.postal_code,
    gstin: form.gst_number,
    pan: form.pan_number,
    careEmail: form.email,
    carePhone: form.phone,
    termsAcceptedAt: new Date(),
  };
}

/** The unique constraint that a failed statement broke. */
function violated(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause ?? error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? 'unknown') : undefined;
}
