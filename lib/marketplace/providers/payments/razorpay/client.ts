import type Razorpay from 'razorpay';
import type { Wire } from '../../common/http';
import { ProviderError } from '../../common/provider-error';

/** The part of axios that is used here. */
type Http = {
  defaults: Record<string, unknown>;
  post: (path: string, body: object, options: object) => Promise<{ data: unknown }>;
  interceptors: {
    response: { use(ok: undefined, failed: (failure: HttpFailure) => never): void };
  };
};

type HttpFailure = {
  code?: string;
  message?: string;
  response?: { status: number; data?: { error?: { description?: string } } };
};

/** Sets the client's base URL and timeout, and has every failure throw ProviderError. */
export function answersInTime(razorpay: Razorpay, wire: Wire): Http {
  const http = (razorpay.api as unknown as { rq: Http }).rq;
  http.defaults.baseURL = wire.baseUrl;
  http.defaults.timeout = wire.timeoutMs;
  http.defaults.adapter = 'fetch';
  http.defaults.env = { fetch: wire.fetch ?? fetch, Request, Response };
  // The client reads `response` of whatever failed, and passes on its `error`.
  http.interceptors.response.use(undefined, (failure) => {
    const error = failed(failure);
    throw Object.assign(error, { response: { status: error.status, data: { error } } });
  });
  return http;
}

function failed({ code, message = '', response }: HttpFailure): ProviderError {
  if (!response) {
    const late = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
    return new ProviderError(late ? 'timeout' : 'unreachable', message);
  }
  const { status, data } = response;
  const kind = status >= 500 || status === 429 ? 'unavailable' : 'refused';
  return new ProviderError(kind, data?.error?.description ?? message, status);
}

/** Whatever a call threw as a ProviderError; an answer of another shape is `unexpected`. */
export function asProviderError(failure: unknown): ProviderError {
  if (failure instanceof ProviderError) return failure;
  const isObject = typeof failure === 'object' && failure !== null;
  const passedOn = isObject && 'error' in failure ? failure.error : undefined;
  if (passedOn instanceof ProviderError) return passedOn;
  return new ProviderError('unexpected', failure instanceof Error ? failure.message : 'no answer');
}
