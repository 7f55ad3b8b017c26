import type { Locale } from '@/lib/i18n/locales';
import type { AnswerOf } from './call';
import { ApiError, failureOf } from './request';

/** Timeout of a whole upload in ms; pictures on a slow line need longer than other calls. */
const uploadTimeout = 120_000;

export type UploadOptions = {
  /** A repeated call with the same key creates nothing twice. */
  idempotencyKey?: string;
  /** Called with the part sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Sent with the address. */
  query?: Record<string, string>;
  /** Of the whole upload in ms. */
  timeout?: number;
  /** Aborts the upload, which then fails with `network`. */
  signal?: AbortSignal;
};

/**
 * Sends a form with files, or a file as it is, from the browser. Uses XMLHttpRequest: `fetch` reports no
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
  form: FormData | File,
  { idempotencyKey, onProgress, signal, query, timeout = uploadTimeout }: UploadOptions,
): Promise<AnswerOf<To>> {
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
