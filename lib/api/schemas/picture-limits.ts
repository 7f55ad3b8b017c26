/** Separate from the schemas, so that forms can import them without loading zod. */

/** Bytes. */
export const pictureLimit = 5 * 1024 * 1024;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const mostReviewPictures = 5;
