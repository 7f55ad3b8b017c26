import type { ZodType, z } from 'zod';
import type { contract } from './contract/contract';
import type { Row } from './contract/row';
import { ApiError, type RequestOptions, request } from './request';

type Contract = typeof contract;
type Rows = {
  [Resource in keyof Contract]: Contract[Resource][keyof Contract[Resource]];
}[keyof Contract];
type RowOf = { [Each in Rows as `${Each['method']} ${Each['path']}`]: Each };

/** Method and path of a contract row, e.g. `PUT /api/cart/{cartItemId}`. */
export type Endpoint = keyof RowOf;

/** The answer of a successful call. */
export type AnswerOf<To extends Endpoint> = {
  [Status in keyof RowOf[To]['answers']]: z.output<RowOf[To]['answers'][Status]>;
}[keyof RowOf[To]['answers']];

type Params<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Each in Name | keyof Params<Rest>]: string | number }
  : Record<never, never>;

/** A property `Name`, optional if all of its value is. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [Each in Name]?: Value } : { [Each in Name]: Value };

type Sent<Of extends Row, Name extends 'query' | 'body'> = Of extends {
  [Each in Name]: infer Schema extends ZodType;
}
  ? Part<Name, z.input<Schema>>
  : unknown;

type Options = Omit<RequestOptions, 'method' | 'body' | 'query'>;

/** Input of a call: `params` of the path, `query` and `body` by the row's schemas, and request options. */
export type InputOf<To extends Endpoint> = Options &
  Part<'params', Params<RowOf[To]['path']>> &
  Sent<RowOf[To], 'query'> &
  Sent<RowOf[To], 'body'>;

/** The body that a row takes. */
export type BodyOf<To extends Endpoint> = RowOf[To] extends { body: infer Schema extends ZodType }
  ? z.input<Schema>
  : never;

type Rest<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Calls a route of the contract. The contract is imported as a type only, so no schema is loaded.
 * @returns the answer; null for a 204, which is a success too (specification §8)
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
 * The answer of a call, which must not be empty.
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
