/**
 * Returns a random UUID. `crypto.randomUUID` exists on secure origins only, and a phone may open the demo over
 * HTTP.
 */
export function randomKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
