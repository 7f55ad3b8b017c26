import { deviceHeader } from '@/lib/contract/schemas/device-header';
import type { Locale } from '@/lib/i18n/locales';
import type { Visitor } from './visitor';

/** 15 seconds (specification §9). The first call of `npm run dev` waits for the host to be compiled and opened. */
export const apiTimeout = process.env.NODE_ENV === 'development' ? 120_000 : 15_000;

/** The reason of a failed call. Every code except `api` is a message key under `errors`. */
export type ApiErrorCode =
  | 'api'
  | 'endpoint_required'
  | 'server_problem'
  | 'request_failed'
  | 'unknown_api_error'
  | 'timeout'
  | 'network';

/** The English texts of specification §8; screens show the shopper's language by `code`. */
const texts: Record<Exclude<ApiErrorCode, 'api'>, string> = {
  endpoint_required: 'API endpoint is required',
  server_problem:
    "There was a problem with the server. Please check the network tab in your browser's developer tools for the full server response.",
  request_failed:
    'Request failed with status: {status}. See the developer console for more details.',
  unknown_api_error: 'An unknown API error occurred. Check the console for details.',
  timeout:
    'The request took too long to complete. Please check your network connection and try again.',
  network: 'Could not reach the server. Please check your internet connection and try again.',
};

/** A failed call. `status` is 0 if there was no answer. */
export class ApiError extends Error {
  /** The id of the request in the server's log, shown on the error screen. */
  requestId?: string;

  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    message = code === 'api' ? '' : texts[code].replace('{status}', String(status)),
    /** Validation messages by field. */
    readonly fields: Record<string, string> = {},
    /** Data besides the message, such as `{ available: 3 }`. */
    readonly data: unknown = undefined,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

type QueryValue = string | number | boolean | null | undefined;

export type RequestOptions = {
  method?: string;
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  /** An array is sent as a repeated parameter. */
  query?: Record<string, QueryValue | readonly QueryValue[]>;
  lang?: Locale;
  /** The API token; in the browser the session cookie replaces it. */
  token?: string;
  /** A repeated call with the same key creates nothing twice. */
  idempotencyKey?: string;
  timeout?: number;
  /** The visitor on whose behalf the server makes the call. */
  visitor?: Visitor;
  /** Aborts the call, which then fails with `network`. */
  signal?: AbortSignal;
};

let onUnauthorized: (() => void) | undefined;

/** Registers the handler of any 401: the session is cleared and the browser goes to /signin (§8). */
export function whenUnauthorized(handler: (() => void) | undefined): void {
  onUnauthorized = handler;
}

let onWritten: ((path: string) => void) | undefined;

/**
 * Registers the handler, in the browser, of the end of any call that may have changed data, including refused
 * and lost calls. `path` has no query. Previews are not reported.
 */
export function whenWritten(handler: ((path: string) => void) | undefined): void {
  onWritten = handler;
}

/** Reports to the handler that a call to this path has ended. */
export const toldWritten = (path: string): void => onWritten?.(path);

/**
 * Makes one call to the API host (specification §7): JSON or multipart, bearer token, 15 s timeout; 204 is
 * success with null. A 2xx answer with `success: false` is a failure.
 * @throws {ApiError} with a text of the error catalogue (§8)
 */
export async function request<Answer>(
  endpoint: string,
  options: RequestOptions = {},
): Promise<Answer> {
  if (!endpoint) throw new ApiError('endpoint_required', 0);
  const isRead = (options.method ?? 'GET') === 'GET' || options.query?.preview !== undefined;
  const answering = answered(withQuery(endpoint, options), options);
  const { response, body } = await (isRead
    ? answering
    : answering.finally(() => toldWritten(endpoint)));
  if (response.status === 204) return null as Answer;
  if (response.ok && isSuccess(body)) return body as Answer;
  const failure = failureOf(response.status, body);
  failure.requestId = response.headers.get('x-request-id') ?? undefined;
  throw failure;
}

/** Returns true for a 2xx answer unless it contains `success: false`. */
const isSuccess = (body: unknown) =>
  typeof body === 'object' && body !== null && !('success' in body && body.success === false);

function withQuery(endpoint: string, { query = {}, lang }: RequestOptions): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...query, lang })) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one));
    }
  }
  return params.size ? `${endpoint}${endpoint.includes('?') ? '&' : '?'}${params}` : endpoint;
}

/**
 * Returns the response and its JSON body, undefined if it is not JSON.
 * @throws {ApiError} only if there was no answer: timeout or network
 */
export async function answered(path: string, options: RequestOptions) {
  const { method = 'GET', body, token, idempotencyKey, visitor, signal } = options;
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (visitor?.userAgent) headers.set('User-Agent', visitor.userAgent);
  if (visitor?.device) headers.set(deviceHeader, visitor.device);
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');

  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), options.timeout ?? apiTimeout);
  try {
    const init = {
      method,
      headers,
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([aborter.signal, signal]) : aborter.signal,
    };
    const response = await send(path, init, visitor);
    return { response, body: await readJson(response) };
  } catch {
    throw new ApiError(aborter.signal.aborted ? 'timeout' : 'network', 0);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a request to the API host. In the browser: to this site's own /api, where the session cookie
 * replaces the token. On the server: to the embedded host in this process, or to API_URL.
 */
export async function send(path: string, init: RequestInit, visitor?: Visitor): Promise<Response> {
  if (typeof window !== 'undefined') return fetch(path, init);
  const { dispatch } = await import('./server-transport');
  const request = new Request(new URL(path, 'http://haat.internal'), init);
  return dispatch(request, { signal: init.signal, address: visitor?.address, isForPage: true });
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Failure = { message?: unknown; errors?: Record<string, string>; data?: unknown };

/** Returns the error for a failed answer; a 401 also ends the session. `body` is undefined if it was not JSON. */
export function failureOf(status: number, body: unknown): ApiError {
  if (status === 401) onUnauthorized?.();
  return errorOf(status, body);
}

/** Returns the error without ending the session. */
export function errorOf(status: number, body: unknown): ApiError {
  if (body === undefined || body === null) {
    return new ApiError(status >= 500 ? 'server_problem' : 'request_failed', status);
  }
  const { message, errors, data } = body as Failure;
  return typeof message === 'string' && message
    ? new ApiError('api', status, message, errors, data)
    : new ApiError('unknown_api_error', status);
}
