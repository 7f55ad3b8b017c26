import { randomInt } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { vendorApplicationSchema } from '@/lib/contract/schemas/vendors';
import type { Locale } from '@/lib/i18n/locales';
import { inLatin } from '@/lib/i18n/slugs/in-latin';
import { slugOf } from '@/lib/i18n/slugs/slug';
import type { Database } from '../../../kernel/db/connection';
import { storeApplications, stores } from '../../../kernel/db/schema/stores';
import { InvalidFields } from '../../../kernel/errors';
import { stateNamed } from '../../../kernel/money/states';
import { hashPassword, hashSecret, refuseCommonPassword } from '../../accounts';
import { addressFault } from '../../delivery';
import {
  asPicture,
  type DrawnPicture,
  deletePicture,
  type Files,
  keepPicture,
  PictureRefused,
} from '../../files';

/** The alphabet: 32 letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const some = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

const newApplicationNumber = () => `V-${some(alphabet, 10)}`;

/** Returns a code of 50 random bits: short enough to type, too many to guess, so tries need not be counted. */
export const newConfirmationCode = () => some(alphabet, 10);

/** Returns the slug of a store's name, `store-…` without any letters; a random suffix from the second of `tries` on. */
export function storeSlugOf(name: string, tries: number): string {
  const own = slugOf(name, 60);
  const base = /[a-z]/.test(own) ? own : 'store';
  return tries === 0 && base !== 'store' ? base : `${base}-${some(alphabet, 4).toLowerCase()}`;
}

/** Returns two to four letters for the store's invoice numbers. */
export function invoicePrefixOf(name: string, tries: number): string {
  const own = inLatin(name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/(?<!^)[AEIOU]/g, '')
    .slice(0, 4);
  return tries === 0 && own.length >= 2 ? own : some(letters, 4);
}

type Application = {
  form: z.output<typeof vendorApplicationSchema>;
  lang: Locale;
  /** The caller's idempotency key, valid together with the e-mail address. */
  key?: string;
};
const pictureShapes = ['logo', 'banner'] as const;
type PictureShape = (typeof pictureShapes)[number];
type Pictures = Partial<Record<PictureShape, Blob>>;

/**
 * Stores a vendor's application until its e-mail address is confirmed, and returns its number. Does not check
 * whether the address is known, so that work and answer reveal nothing.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels, gstin_taken, password_common,
 * pincode_unknown, state_of_pincode
 */
export async function apply(
  db: Database,
  files: Files,
  { form, lang, key }: Application,
  pictures: Pictures,
): Promise<string> {
  const { email, password, confirm_password: _, terms: __, ...facts } = form;
  refuseCommonPassword(password, 'password');
  const idempotencyKey = key && hashSecret(`${email}\n${key}`);
  const before = idempotencyKey && (await findByKey(db, idempotencyKey));
  if (before) return before;
  refuseWrongPlace(facts);
  await refuseTakenGstin(db, facts.gst_number);
  const drawn = await draw(pictures);
  const passwordHash = await hashPassword(password);
  const media = await keepAll(files, drawn);
  const number = newApplicationNumber();
  const row = { ...media, number, email, passwordHash, locale: lang, facts, idempotencyKey };
  const [inserted] = await db
    .insert(storeApplications)
    .values(row)
    .onConflictDoNothing({ target: storeApplications.idempotencyKey })
    .returning({ number: storeApplications.number });
  if (inserted) return inserted.number;
  await removePictures(files, media);
  const earlier = idempotencyKey && (await findByKey(db, idempotencyKey));
  if (!earlier) throw new Error('an application was neither kept nor found');
  return earlier;
}

async function findByKey(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: storeApplications.number })
    .from(storeApplications)
    .where(eq(storeApplications.idempotencyKey, key));
  return row?.number;
}

/** Refuses an address that does not match the seller's state, which decides the tax of all its sales. */
function refuseWrongPlace(facts: { postal_code: string; state: string }) {
  const state = stateNamed(facts.state);
  const fault = state && addressFault(facts.postal_code, state);
  if (!fault) return;
  throw new InvalidFields('pincode' in fault ? { postal_code: fault.pincode } : fault);
}

/** Refuses a taken GSTIN. Runs before the address is confirmed, so the error must not reveal whose GSTIN it is. */
async function refuseTakenGstin(db: Database, gstin: string): Promise<void> {
  const [taken] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.gstin, gstin), ne(stores.status, 'rejected')));
  if (taken) throw new InvalidFields({ gst_number: 'gstin_taken' });
}

type Media = { logo: string | null; banner: string | null };

/** Deletes the pictures of an application that does not become a store. */
export async function removePictures(files: Files, { logo, banner }: Media): Promise<void> {
  for (const url of [logo, banner]) if (url) await deletePicture(files, url);
}

export async function keepAll(files: Files, { logo, banner }: Drawn): Promise<Media> {
  return {
    logo: logo ? await keepPicture(files, logo, 'stores') : null,
    banner: banner ? await keepPicture(files, banner, 'stores') : null,
  };
}

type Drawn = Partial<Record<PictureShape, DrawnPicture>>;

/**
 * Redraws a store's pictures.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels
 */
export async function draw(pictures: Pictures): Promise<Drawn> {
  const drawn: Drawn = {};
  const refused: Record<string, string> = {};
  for (const shape of pictureShapes) {
    const file = pictures[shape];
    if (!file) continue;
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
