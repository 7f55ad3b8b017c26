/** These limits are separate from the schemas, so that forms do not load zod. */

/** Maximum size in bytes. */
export const pictureLimit = 5 * 1024 * 1024;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const mostReviewPictures = 5;
