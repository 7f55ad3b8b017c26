import type { ZodType, z } from 'zod';
import type { contract } from './contract/contract';
import type { Row } from './contract/row';
import { ApiError, type RequestOptions, request } from './request';

type Contract = typeof contract;
type Rows = {
  [Resource in keyof Contract]: Contract[Resource][keyof Contract[Resource]];
}[keyof Contract];
type RowOf = { [Each in Rows as `${Each['method']} ${Each['path']}`]: Each };

/** Method and path of a row of the contract, e.g. `PUT /api/cart/{cartItemId}`. */
export type Endpoint = keyof RowOf;

/** What a row answers to a success. */
export type AnswerOf<To extends Endpoint> = {
  [Status in keyof RowOf[To]['answers']]: z.output<RowOf[To]['answers'][Status]>;
}[keyof RowOf[To]['answers']];

type Params<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Each in Name | keyof Params<Rest>]: string | number }
  : Record<never, never>;

/** `Name`, which may be left out where nothing in it must be given. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [Each in Name]?: Value } : { [Each in Name]: Value };

type Sent<Of extends Row, Name extends 'query' | 'body'> = Of extends {
  [Each in Name]: infer Schema extends ZodType;
}
  ? Part<Name, z.input<Schema>>
  : unknown;

type Circumstances = Omit<RequestOptions, 'method' | 'body' | 'query'>;

/** What a row takes: `params` of its path, `query` and `body` by its schemas; and how the call is made. */
export type InputOf<To extends Endpoint> = Circumstances &
  Part<'params', Params<RowOf[To]['path']>> &
  Sent<RowOf[To], 'query'> &
  Sent<RowOf[To], 'body'>;

/** What a row takes as its body. */
export type BodyOf<To extends Endpoint> = RowOf[To] extends { body: infer Schema extends ZodType }
  ? z.input<Schema>
  : never;

type Rest<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * One call of the contract. The row is named by method and path, so that no schema is loaded to make it.
 * @returns its answer; null for a 204, which is a success too (specification §8)
 * @throws {ApiError} like `request`
 */
export function call<To extends Endpoint>(
  endpoint: To,
  ...[input]: Rest<InputOf<To>>
): Promise<AnswerOf<To> | null> {
  const { params = {}, ...options }: RequestOptions & { params?: Record<string, unknown> } =
    input ?? {};
  const [method, template = ''] = endpoint.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(params[name])),
  );
  return request(path, { ...options, method });
}

/**
 * The answer of a call that has to say something.
 * @throws {ApiError} also for a 204
 */
export async function answerOf<Answer>(calling: Promise<Answer | null>): Promise<Answer> {
  const answer = await calling;
  if (answer === null) throw new ApiError('unknown_api_error', 204);
  return answer;
}

/** The `data` of such an answer. */
export const dataOf = async <Data>(calling: Promise<{ data: Data } | null>): Promise<Data> =>
  (await answerOf(calling)).data;
