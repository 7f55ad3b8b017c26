/** Words as a form has them: with commas, or one a line. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
