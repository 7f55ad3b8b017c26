import anyAscii from 'any-ascii';
import { normalised } from '@/lib/text/normalised';
import { inLatin } from './in-latin';
import { latinSlug } from './latin-slug';

/**
 * Makes the slug of a name in any script: its transliterated letters and digits, at most `most` characters; ''
 * for a name without any.
 */
export const slugOf = (name: string, most = 100): string =>
  latinSlug(
    normalised(inLatin(name), 2000, 'NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\P{L}a-zA-Z]+/gu, (letters) => anyAscii(letters)),
    most,
  );
