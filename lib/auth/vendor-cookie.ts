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
