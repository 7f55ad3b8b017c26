import { randomInt } from 'node:crypto';

/**
 * Returns the header of a visitor with an address of its own, as a proxy sends it: on a quick machine the tests
 * sign in and up more often in a quarter of an hour than one address may.
 */
export const fromOwnAddress = () => ({
  'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
});
