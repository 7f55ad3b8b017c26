/** Returns the pattern of LIKE that matches texts with a part. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
