import type { Row } from '@/lib/contract/row';

const schema = {
  type: 'object',
  description: 'What every failure answers.',
  properties: {
    success: { type: 'boolean', enum: [false] },
    message: { type: 'string', description: 'A text for people, in the language of `lang`.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by the name of the field.',
    },
    data: { description: 'What a program needs beside the message, e.g. how many are left.' },
  },
  required: ['success', 'message'],
};

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
const waiting = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
  'RateLimit-Policy': {
    description: 'Each limit by its name: `q` calls in `w` seconds.',
    schema: { type: 'string' },
    example: '"call:address";q=3000;w=60',
  },
  RateLimit: {
    description: 'What is left of each: `r` calls, until it begins anew after `t` seconds.',
    schema: { type: 'string' },
    example: '"call:address";r=0;t=42',
  },
};

const responses = {
  Malformed: { description: 'The body cannot be read', content },
  NotSignedIn: { description: 'Nobody is signed in, or the token has ended', content },
  NotAllowed: { description: 'Who is signed in may not do this', content },
  NotFound: { description: 'There is no such thing, or it belongs to others', content },
  Conflict: { description: 'What it is about does not allow this now', content },
  InvalidFields: { description: 'Fields or parameters are wrong or unknown', content },
  TooManyCalls: { description: 'Too many calls', headers: waiting, content },
  Failure: { description: 'Any other failure', content },
};

/** Returns the answers of failures with their common schema, as components of a document. */
export const failureResponses = (schemas: object) => ({
  schemas: { ...schemas, Failure: schema },
  responses,
});

/**
 * Returns the failures of a row as references, by status: those that its access, parameters and body make
 * possible. Every call has a limit, so each has 429.
 */
export function failuresOf(row: Row): Record<string, { $ref: string }> {
  const { access, method, params, body, form, file, isForeign } = row;
  const isWrite = method !== 'GET';
  const takesBody = Boolean(body ?? form ?? file);
  const possible: Record<number, [name: keyof typeof responses, isPossible: boolean]> = {
    400: ['Malformed', takesBody],
    401: ['NotSignedIn', access !== 'everybody'],
    403: ['NotAllowed', access !== 'everybody'],
    404: ['NotFound', params !== undefined],
    409: ['Conflict', isWrite],
    422: ['InvalidFields', takesBody || !isForeign],
    429: ['TooManyCalls', true],
  };
  const found = Object.entries(possible).filter(([, [, isPossible]]) => isPossible);
  const references = found.map(([status, [name]]) => [status, reference(name)] as const);
  return { ...Object.fromEntries(references), default: reference('Failure') };
}

const reference = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });
