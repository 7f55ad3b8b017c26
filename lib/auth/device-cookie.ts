/** By what the accounts of this browser's users know it; no script reads it, logging out leaves it. */
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
