import type { Locale } from '@/lib/i18n/locales';
import { type AnswerOf, type Fields, formOf } from './call';
import { ApiError, failureOf, toldWritten } from './request';

/** Timeout of a whole upload in milliseconds; pictures on a slow line need longer than other calls. */
const uploadTimeout = 120_000;

export type UploadOptions = {
  /** A repeated call with the same key creates nothing twice. */
  idempotencyKey?: string;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Query parameters of the address. */
  query?: Record<string, string>;
  /** Timeout of the whole upload in milliseconds. */
  timeout?: number;
  /** Aborts the upload, which then fails with `network`. */
  signal?: AbortSignal;
};

/**
 * Sends a form with files, or a file as its body, from the browser. Uses XMLHttpRequest: `fetch` reports no
 * upload progress.
 * @throws {ApiError} like `request`
 */
export function upload<
  To extends
    | 'POST /api/stores'
    | 'POST /api/review-pictures'
    | 'POST /api/return-pictures'
    | 'POST /api/seller/pictures'
    | 'POST /api/seller/return-pictures'
    | 'POST /api/seller/imports'
    | 'POST /api/operator/imports',
>(
  endpoint: To,
  lang: Locale,
  sent: Fields | FormData | File,
  { idempotencyKey, onProgress, signal, query, timeout = uploadTimeout }: UploadOptions,
): Promise<AnswerOf<To>> {
  const isWhole = sent instanceof File || sent instanceof FormData;
  const form = isWhole ? sent : formOf(sent);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const [method = '', path = ''] = endpoint.split(' ');
    call.open(method, `${path}?${new URLSearchParams({ ...query, lang })}`);
    call.timeout = timeout;
    call.setRequestHeader('Accept', 'application/json');
    if (form instanceof File) call.setRequestHeader('Content-Type', 'application/octet-stream');
    if (idempotencyKey) call.setRequestHeader('Idempotency-Key', idempotencyKey);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    call.ontimeout = () => reject(new ApiError('timeout', 0));
    call.onerror = () => reject(new ApiError('network', 0));
    call.onabort = call.onerror;
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.onloadend = () => toldWritten(path);
    call.onload = () => {
      const body = parsed(call.responseText);
      if (call.status >= 200 && call.status < 300 && body) resolve(body as AnswerOf<To>);
      else reject(failureOf(call.status, body));
    };
    call.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
