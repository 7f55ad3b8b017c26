import { seal, unseal } from './sealed';

const purpose = 'way in';

/** Lifetime of a mailed link in milliseconds. */
export const wayInLasts = 24 * 3_600_000;

/** Seals a device token for a mailed link, valid for a day. */
export const sealWayIn = (device: string, now = Date.now()): string =>
  seal(purpose, `${now + wayInLasts} ${device}`);

/** Returns the device token of a mailed link; undefined if it is forged or expired. */
export function openWayIn(sealed: string, now = Date.now()): string | undefined {
  try {
    const [until = '', device] = unseal(purpose, sealed.slice(0, 400)).split(' ');
    return Number(until) > now ? device : undefined;
  } catch {
    return undefined;
  }
}
