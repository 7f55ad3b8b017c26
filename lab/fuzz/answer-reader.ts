/** A server's answer. */
export type Answer = { status: number; headers: Map<string, string>; body: Buffer };

/** Parses an HTTP answer from a socket's data. */
export class AnswerReader {
  private received = Buffer.alloc(0);

  /** @param isHead true for the answer to HEAD, which has no body whatever its headers say */
  constructor(private readonly isHead: boolean) {}

  get isEmpty() {
    return this.received.length === 0;
  }

  /** Adds data; returns the answer when it is complete. */
  add(chunk: Buffer): Answer | undefined {
    this.received = Buffer.concat([this.received, chunk]);
    return this.read(false);
  }

  /** Returns the answer after the server has closed the connection. */
  end(): Answer | undefined {
    return this.read(true);
  }

  private read(isOver: boolean): Answer | undefined {
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const [first = '', ...lines] = this.received.toString('latin1', 0, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
    const rest = this.received.subarray(headEnd + 4);
    if (status >= 100 && status < 200 && status !== 101) {
      this.received = Buffer.from(rest);
      return this.read(isOver);
    }
    const headers = new Map(lines.map(splitHeader));
    const body =
      this.isHead || [101, 204, 304].includes(status)
        ? Buffer.alloc(0)
        : bodyIn(rest, headers, isOver);
    return body && { status, headers, body };
  }
}

function splitHeader(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
}

function bodyIn(rest: Buffer, headers: Map<string, string>, isOver: boolean): Buffer | undefined {
  if (headers.get('transfer-encoding')?.includes('chunked')) return chunksIn(rest);
  const length = headers.get('content-length');
  if (length === undefined) return isOver ? rest : undefined;
  return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined;
}

function chunksIn(rest: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    if (size === 0) return Buffer.concat(parts);
    at = lineEnd + 2 + size + 2;
    if (!(at <= rest.length)) return undefined;
    parts.push(rest.subarray(lineEnd + 2, at - 2));
  }
}
