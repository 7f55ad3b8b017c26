import assert from 'node:assert/strict';

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
};

/** A complete answer. */
export type Answer = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
};

/** Longer than a first render on a busy machine. */
const patience = 30_000;

/** A browser session: an origin and its cookies. Redirects are answers, never followed. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
  }

  /** Sends a request and checks the status of its answer. */
  async expect(status: number, path: string, asked?: Asked): Promise<Answer> {
    const answer = await this.ask(path, asked);
    assert.equal(answer.status, status, `${asked?.method ?? 'GET'} ${path}: ${shortened(answer)}`);
    return answer;
  }

  /** Returns the `data` of an API call. */
  async data<Data>(path: string, asked?: Asked & { status?: number }): Promise<Data> {
    const { text } = await this.expect(asked?.status ?? 200, path, asked);
    return JSON.parse(text).data;
  }

  private keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /;\s*max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const shortened = ({ text }: Answer) => text.slice(0, 300);
