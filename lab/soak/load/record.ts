import type { Span } from '../windows';

/** One request to the shop; `status` 0 means no answer. Times in milliseconds since the load began. */
export type Asked = Span & {
  /** The purpose, such as `order` or `page`. */
  kind: string;
  status: number;
  /** Method and path of a failed request. */
  call?: string;
  /** The answer's message, or the reason for none. */
  words?: string;
};

export const hasFailed = ({ status }: Asked) => status === 0 || status >= 500;

/** All requests, in the order of their answers. */
export class Records {
  readonly asked: Asked[] = [];
  #began = Date.now();

  begin(): void {
    this.#began = Date.now();
    this.asked.length = 0;
  }

  /** Returns milliseconds since the load began. */
  now(): number {
    return Date.now() - this.#began;
  }

  get began(): number {
    return this.#began;
  }

  note(asked: Asked): void {
    this.asked.push(asked);
  }
}
