/** A line for whoever watches the server: what goes on that no request tells. */
export const say = (text: string): boolean => process.stdout.write(`  ${text}\n`);
