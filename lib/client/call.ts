import type { z } from 'zod';
import type { contract } from '@/lib/contract/contract';
import { ApiError, type RequestOptions, request } from './request';

type Contract = typeof contract;
type Rows = {
  [Resource in keyof Contract]: Contract[Resource][keyof Contract[Resource]];
}[keyof Contract];
type RowOf = { [Each in Rows as `${Each['method']} ${Each['path']}`]: Each };

/** Method and path of a contract row, such as `PUT /api/cart/{cartItemId}`. */
export type Endpoint = keyof RowOf;

/** Calls that only a signed-in shopper may make: their answers are the shopper's own. */
export type OwnEndpoint = {
  [To in Endpoint]: RowOf[To]['access'] extends 'shopper' ? To : never;
}[Endpoint];

type Params<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Each in Name | keyof Params<Rest>]: string | number }
  : Record<never, never>;

/** A property `Name`; optional if all fields of its value are. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [Each in Name]?: Value } : { [Each in Name]: Value };

type Sent<Of, Name extends 'query' | 'body' | 'form'> = Of extends {
  [Each in Name]: infer Schema;
}
  ? Part<Name, z.input<Schema>>
  : unknown;

type Options = Omit<RequestOptions, 'method' | 'body' | 'query'>;

/** The call of each endpoint, worked out once: types over all endpoints would be worked out again by every caller. */
type Calls = { [To in Endpoint]: CallOf<RowOf[To]> };

type CallOf<Of extends { path: string; answers: object }> = {
  input: Options &
    Part<'params', Params<Of['path']>> &
    Sent<Of, 'query'> &
    Sent<Of, 'body'> &
    Sent<Of, 'form'>;
  body: Of extends { body: infer Schema } ? z.input<Schema> : never;
  answer: {
    [Status in keyof Of['answers']]: z.output<Of['answers'][Status]>;
  }[keyof Of['answers']];
};

/** The `data` of each successful call. */
type Data = {
  [To in Endpoint]: Calls[To]['answer'] extends { data: infer Given } ? Given : never;
};

/** Arguments of a call after its endpoint. */
type Arguments = { [To in Endpoint]: Rest<Calls[To]['input']> };

/** The answer of a successful call. */
export type AnswerOf<To extends Endpoint> = Calls[To]['answer'];

/** The `data` of a successful call. */
export type DataOf<To extends Endpoint> = Data[To];

/** Input of a call: `params` of the path, `query`, `body` or `form` by the row's schemas, and request options. */
export type InputOf<To extends Endpoint> = Calls[To]['input'];

/** The body of a row. */
export type BodyOf<To extends Endpoint> = Calls[To]['body'];

type Rest<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

type AnyInput = RequestOptions & { params?: Record<string, unknown>; form?: Fields };
/** Fields of a multipart form. */
export type Fields = Record<string, string | File | undefined>;

/** Returns a multipart form of these fields. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

/**
 * Calls a route of the contract. The contract is imported as a type only, so no schema is loaded.
 * @returns the answer; null for a 204, which is a success too (specification §8)
 * @throws {ApiError} like `request`
 */
export function call<To extends Endpoint>(
  endpoint: To,
  ...[input]: Arguments[To]
): Promise<AnswerOf<To> | null> {
  const { params = {}, form, ...options }: AnyInput = input ?? {};
  const [method, template = ''] = endpoint.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(params[name])),
  );
  return request(path, { ...options, ...(form && { body: formOf(form) }), method });
}

/**
 * Returns the answer of a call, which must not be empty.
 * @throws {ApiError} also for a 204
 */
export async function answerOf<Answer>(calling: Promise<Answer | null>): Promise<Answer> {
  const answer = await calling;
  if (answer === null) throw new ApiError('unknown_api_error', 204);
  return answer;
}

/** Returns the `data` of an answer, which must not be empty. */
export const dataOf = async <Data>(calling: Promise<{ data: Data } | null>): Promise<Data> =>
  (await answerOf(calling)).data;
