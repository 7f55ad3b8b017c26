import type { core, ZodObject } from 'zod';
import type { Access, ScopeSubject } from './access';

/** The limits of the API host (`lib/marketplace/kernel/limits/limits.ts`) that may apply to a route. */
export type RouteLimit =
  | 'sign_in'
  | 'sign_up'
  | 'code'
  | 'code_check'
  | 'application'
  | 'confirmation'
  | 'ticket'
  | 'ticket_file'
  | 'password'
  | 'step_up'
  | 'write'
  | 'picture'
  | 'store_picture'
  | 'question'
  | 'papers'
  | 'search'
  | 'suggest'
  | 'import'
  | 'export'
  | 'invitation'
  | 'api_access'
  | 'coupon';

/**
 * A schema of a body or an answer, held by its inner type alone: comparing every schema with `ZodType`, method by
 * method, would take half of the compiler's work on the contract.
 */
export type Schema = core.SomeType;

/** One route of the API: the host implements it, the client and /api/openapi.json derive from it. */
export type Row = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** The callers of the route. Guard, documentation, access tests and the areas' menus derive from it. */
  readonly access: Access;
  /** Personal tokens with this scope, to read or to write, may call a seller's route too; without it none may. */
  readonly scope?: ScopeSubject;
  /** Gives a person or a program access to the store's area, which a suspended store may not. */
  readonly givesAccess?: true;
  readonly limit?: RouteLimit;
  /** Reads public data, which may come from a replica that lags a moment behind. */
  readonly fromReplica?: true;
  readonly params?: ZodObject;
  readonly query?: ZodObject;
  readonly headers?: ZodObject;
  /** Sent as JSON. */
  readonly body?: Schema;
  /** Sent as multipart/form-data, in place of `body`. */
  readonly form?: Schema;
  /** Takes a file as its body, which the handler reads: of any type, or of this type. */
  readonly file?: true | 'message/rfc822';
  /**
   * Called by foreign programs in their own format, or by a link that others extend: unknown fields and
   * parameters are accepted. All other routes reject them.
   */
  readonly isForeign?: true;
  /** The body of a success, by status. Failures follow `failureSchema` at every route. */
  readonly answers: { readonly 200?: Schema; readonly 201?: Schema };
  /** The answer accepted from an external API host, if specification §3 or §7 requires less. */
  readonly accepts?: Schema;
  /** The answer's media type; JSON by default. */
  readonly mediaType?: 'image/webp' | 'application/pdf' | 'application/octet-stream' | 'text/plain';
};

/** The routes of one resource, by the host's handler names. */
export type Rows = Readonly<Record<string, Row>>;
