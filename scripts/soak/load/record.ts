import type { Span } from '../windows';

/** One question to the shop; `status` 0: no answer. Times in milliseconds since the load began. */
export type Asked = Span & {
  /** What for, as `order` or `page`. */
  kind: string;
  status: number;
  /** Method and path, of what did not go well. */
  call?: string;
  /** What the answer said, or why there was none. */
  words?: string;
};

export const hasFailed = ({ status }: Asked) => status === 0 || status >= 500;

/** Everything that was asked, in the order in which it was answered. */
export class Records {
  readonly asked: Asked[] = [];
  #began = Date.now();

  begin(): void {
    this.#began = Date.now();
    this.asked.length = 0;
  }

  /** Milliseconds since the load began. */
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
