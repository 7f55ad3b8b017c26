import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Records } from './record';

export type Asking = {
  /** The purpose, for the report. */
  kind: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = {
  /** 0 for no answer. */
  status: number;
  text: string;
  /** `data` of an API answer; undefined if there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers of some forty calls, of which each caller knows its own
  data: any;
  headers: Record<string, string | string[] | undefined>;
};

type Reply = Omit<Answer, 'data'>;

/** Timeout in milliseconds; nginx gives an instance 40 seconds. */
const patience = 45_000;

type Options = {
  url: string;
  /** An address within 127.0.0.0/8, because the shop counts requests by address. */
  address: string;
  token?: string;
  /** A trusted certificate. */
  ca?: string;
  records: Records;
};

/** A visitor with its own connections and address. Redirects are answers. */
export class Visitor {
  token: string | undefined;
  readonly #options: Options;
  readonly #agent: HttpAgent;
  readonly #origin: URL;

  constructor(options: Options) {
    this.#options = options;
    this.token = options.token;
    this.#origin = new URL(options.url);
    const { address: localAddress, ca } = options;
    const shared = { keepAlive: true, maxSockets: 6, localAddress };
    this.#agent =
      this.#origin.protocol === 'https:'
        ? new HttpsAgent({ ...shared, ca, servername: 'localhost' })
        : new HttpAgent(shared);
  }

  /** Sends one request; records and returns the outcome. */
  async ask(method: string, path: string, { kind, body, headers }: Asking): Promise<Answer> {
    const { records } = this.#options;
    const at = records.now();
    let answer: Reply;
    try {
      answer = await this.#send(method, path, body, headers);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      answer = { status: 0, text: code ?? message, headers: {} };
    }
    const { status, text } = answer;
    const isGood = status > 0 && status < 400;
    const details = isGood ? {} : { call: `${method} ${path}`, words: wordsOf(text) };
    records.note({ at, took: records.now() - at, kind, status, ...details });
    return { ...answer, data: dataOf(answer) };
  }

  get(path: string, kind: string) {
    return this.ask('GET', path, { kind });
  }

  post(path: string, kind: string, body: unknown, headers?: Record<string, string>) {
    return this.ask('POST', path, { kind, body, headers });
  }

  #send(
    method: string,
    path: string,
    body: unknown,
    more: Record<string, string> = {},
  ): Promise<Reply> {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const payload = body === undefined || isRaw ? body : JSON.stringify(body);
    const headers: Record<string, string> = {
      host: this.#origin.host,
      'accept-language': 'en',
      ...(body !== undefined && !isRaw ? { 'content-type': 'application/json' } : {}),
      ...(payload === undefined
        ? {}
        : { 'content-length': String(Buffer.byteLength(payload as string)) }),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...more,
    };
    const send = this.#origin.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise<Reply>((resolve, reject) => {
      const options = {
        method,
        path,
        headers,
        agent: this.#agent,
        host: this.#origin.hostname,
        port: this.#origin.port,
      };
      const request = send(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
        });
      });
      const timer = setTimeout(() => {
        request.destroy(new Error(`no answer in ${patience / 1000} s`));
      }, patience);
      request.on('close', () => clearTimeout(timer));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A server may close a connection just as it is reused: reads are sent again, as browsers and nginx do.
        const wasClosed = request.reusedSocket && error.code === 'ECONNRESET';
        if (wasClosed && method === 'GET')
          this.#send(method, path, body, more).then(resolve, reject);
        else reject(error);
      });
      request.end(payload as string | Buffer | undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function dataOf({ text, headers }: Reply): unknown {
  if (!String(headers['content-type'] ?? '').includes('json')) return undefined;
  try {
    return JSON.parse(text).data;
  } catch {
    return undefined;
  }
}

/** Returns the API's message, or the beginning of the answer. */
function wordsOf(text: string): string {
  try {
    const { message, errors } = JSON.parse(text);
    return [message, errors && JSON.stringify(errors)].filter(Boolean).join(' ').slice(0, 300);
  } catch {
    return text
      .replace(/<[^<>]{0,500}>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200);
  }
}
