import type { z } from 'zod';
import type { vendorApplicationSchema } from '@/lib/api/schemas/vendors';
import type { Locale } from '@/lib/i18n/locales';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { hashPassword, verifyPassword } from '../accounts/passwords';
import type { Database } from '../db/connection';
import { stores, vendors } from '../db/schema/stores';
import { InvalidFields } from '../host/errors';
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
 * Takes a vendor's application. Sending the same one again answers its number; another one for an address
 * that has applied already is answered like a new one, and nothing is stored.
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
  if (vendor) {
    const own = await findOwnStore(db, vendor.id);
    const same = own?.gstin === form.gst_number;
    const isOwner = await verifyPassword(vendor.passwordHash, form.password);
    return own && same && isOwner
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
    return { number: await record(db, applicant, media), known: false, repeated: false };
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

/** Slug and invoice prefix are looked for until they are nobody else's. */
async function record(db: Database, applicant: Applicant, media: Media) {
  const { form } = applicant;
  for (let tries = 0; tries < 8; tries++) {
    const row = {
      applicationNumber: newApplicationNumber(),
      slug: slugOf(form.store_name, tries),
      invoicePrefix: invoicePrefixOf(form.store_name, tries),
    };
    try {
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

async function insert(
  tx: Database,
  { form, passwordHash, lang }: Applicant,
  row: Media & { applicationNumber: string; slug: string; invoicePrefix: string },
) {
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
  await tx.insert(stores).values({
    ...row,
    vendorId: vendor.id,
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
  });
}

/** The unique constraint that a failed statement broke. */
function violated(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause ?? error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? 'unknown') : undefined;
}
