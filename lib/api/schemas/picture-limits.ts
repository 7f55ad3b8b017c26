/** Apart from the schemas, so that forms know them without loading zod. */

/** A picture may have this many bytes. */
export const pictureLimit = 5 * 1024 * 1024;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
