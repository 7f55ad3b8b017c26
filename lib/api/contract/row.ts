import type { ZodObject, ZodType } from 'zod';
import type { SellerPermission } from '../schemas/seller/session';

/**
 * Who may call a route: anybody, a signed-in shopper, a signed-in vendor (whose store may still wait for
 * approval), a member of an open store, or who runs the market.
 */
export type Access = 'everybody' | 'shopper' | 'vendor' | 'seller' | 'operator';

/** The limits of the API host (`marketplace/host/limits.ts`) that a route can stand under. */
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

/** One route of the API: the host implements it, the client and /api/openapi.json derive from it. */
export type Row = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** With access `seller`: what it is about. */
  readonly permission?: SellerPermission;
  readonly limit?: RouteLimit;
  /** Reads what the shop shows to everybody: may be answered from a copy of the database that is a moment behind. */
  readonly fromReplica?: true;
  readonly params?: ZodObject;
  readonly query?: ZodObject;
  readonly headers?: ZodObject;
  /** Sent as JSON. */
  readonly body?: ZodType;
  /** Sent as multipart/form-data, in place of `body`. */
  readonly form?: ZodType;
  /** Takes a file as its body, which the handler reads: of any type, or of that one. */
  readonly file?: true | 'message/rfc822';
  /** What a success answers, by its status. Failures are `failureSchema` at every route. */
  readonly answers: { readonly 200?: ZodType; readonly 201?: ZodType };
  /** What an external API host may answer instead, where specification §3 or §7 allows less. */
  readonly accepts?: ZodType;
  /** Of the answer; without it JSON. */
  readonly mediaType?: 'image/webp' | 'application/pdf' | 'application/octet-stream';
};

/** The routes of one resource, by the name that the host calls them by. */
export type Rows = Readonly<Record<string, Row>>;
