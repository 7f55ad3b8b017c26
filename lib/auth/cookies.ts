/** The device token by which accounts recognise this browser; HttpOnly, kept at sign-out. */
export const deviceCookie = {
  name: 'device',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    maxAge: 180 * 24 * 60 * 60,
  },
} as const;

/** The database log position of this browser's last write, in any area; its reads are never older. */
export const writtenCookie = {
  name: 'written',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    // All replicas in use have caught up by then.
    maxAge: 60 * 60,
  },
} as const;

/** The operator session's token. Only operator calls carry this cookie. */
export const operatorCookie = {
  name: 'operator',
  options: {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/operator',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    maxAge: 12 * 60 * 60,
  },
} as const;

/** The seller session's token, separate from the shopper's. Only seller calls carry this cookie. */
export const sellerCookie = {
  name: 'seller',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/seller',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    maxAge: 14 * 24 * 60 * 60,
  },
} as const;

/**
 * The token with which an operator views a store's area; it takes precedence over the browser's own seller
 * session.
 * The cookie outlives its token: an expired view is answered 401 and never silently becomes the other session.
 */
export const sellerViewCookie = {
  name: 'seller_view',
  options: {
    ...operatorCookie.options,
    path: sellerCookie.options.path,
  },
} as const;

/** The vendor's API token, separate from the shopper's session, so that one browser can hold both. HttpOnly. */
export const vendorCookie = {
  name: 'vendor',
  options: {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/vendor-session',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    maxAge: 30 * 24 * 60 * 60,
  },
} as const;

/** The lifetime of the API's tokens. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const secure = process.env.SITE_URL?.startsWith('https://') ?? false;

/** The specification's key `token`: an encrypted cookie that no script can read. */
export const sessionCookie = {
  name: 'token',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
} as const;
