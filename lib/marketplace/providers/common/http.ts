import { ProviderError } from './provider-error';

/** How a provider is reached. */
export type Wire = {
  /** Without a slash at its end. */
  baseUrl: string;
  timeoutMs: number;
  /** Otherwise over the network. */
  fetch?: typeof fetch;
};

/**
 * Calls a provider and reads its answer whole, whatever its status.
 * @throws {ProviderError} timeout, unreachable
 */
export async function reach(
  { baseUrl, timeoutMs, fetch: own = fetch }: Wire,
  path: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await own(`${baseUrl}${path}`, { ...init, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { name = '', message = 'no answer' } = Object(error);
    throw new ProviderError(name === 'TimeoutError' ? 'timeout' : 'unreachable', String(message));
  }
}

/** A text as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
