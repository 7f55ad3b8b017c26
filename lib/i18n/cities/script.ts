/** A text has letters of no other script than Latin. */
export const isLatin = (text: string): boolean => !/[^\P{L}\p{Script=Latin}]/u.test(text);
