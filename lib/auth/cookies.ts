/** Token by which accounts recognise this browser; HttpOnly, kept when the user logs out. */
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

/** What this browser has written last, in any area: it reads nothing older. A position of the database's log. */
export const writtenCookie = {
  name: 'written',
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    // Of all replicas that are read from by then each has it.
    maxAge: 60 * 60,
  },
} as const;

/** The token of the operator area, apart from every other session. Only its own calls carry it. */
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

/** The token of the seller area, apart from the shopper's session. Only its own calls carry it. */
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
 * The token with which an operator looks at a store's area, beside the browser's own session there, and before it.
 * It outlives its token: what is over is answered 401, and never becomes the other session unseen.
 */
export const sellerViewCookie = {
  name: 'seller_view',
  options: {
    ...operatorCookie.options,
    path: sellerCookie.options.path,
  },
} as const;

/** The vendor's API token; apart from the shopper's session, so that one can be both. No script reads it. */
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

/** As long as the API's own tokens. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const secure = process.env.SITE_URL?.startsWith('https://') ?? false;

/** The specification's key `token`: an encrypted cookie that no script can read. */
export const sessionCookie = {
  name: 'token',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
} as const;
