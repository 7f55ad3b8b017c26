import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { TextParams } from '@/lib/i18n/texts';

type Details = {
  params?: TextParams;
  /** Field name → key under `validation`. */
  fields?: Record<string, string>;
  /** Data for the client beside the message, e.g. how many units are left. */
  data?: unknown;
  retryAfterSeconds?: number;
};

/**
 * A refusal by a business rule. `code` is the key of its message under `api` in
 * messages/*.json; the host turns it into `{ success: false, message }` with `status`.
 */
export class DomainError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    readonly details: Details = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

export class NotFound extends DomainError {
  constructor(code: string) {
    super(404, code);
  }
}

export class NotSignedIn extends DomainError {
  constructor() {
    super(401, 'not_signed_in');
  }
}

export class InvalidFields extends DomainError {
  constructor(fields: Record<string, string>) {
    super(422, 'invalid_fields', { fields });
  }
}

/** 503: the database is unavailable or too slow; the work was rolled back. */
export class Unavailable extends DomainError {
  constructor(data?: unknown) {
    super(503, 'not_now', { data, retryAfterSeconds: 5 });
  }
}
