/** Prints a line about work outside requests for the operator. */
export const say = (text: string): boolean => process.stdout.write(`  ${text}\n`);
