import { ApiError, failureOf } from './request';

/** How long a whole upload may take: pictures on a slow line need longer than other calls. */
const uploadTimeout = 120_000;

type Options = {
  /** Makes a repeated creating call harmless. */
  idempotencyKey: string;
  /** Told the part sent, from 0 to 1. */
  onProgress: (part: number) => void;
};

/**
 * Sends a form with files from the browser. Only XMLHttpRequest tells how much of it has been sent.
 * @throws {ApiError} like `request`
 */
export function upload<Answer>(
  path: string,
  form: FormData,
  { idempotencyKey, onProgress }: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.timeout = uploadTimeout;
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Idempotency-Key', idempotencyKey);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    call.ontimeout = () => reject(new ApiError('timeout', 0));
    call.onerror = () => reject(new ApiError('network', 0));
    call.onload = () => {
      const body = parsed(call.responseText);
      if (call.status >= 200 && call.status < 300 && body) resolve(body as Answer);
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
