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
