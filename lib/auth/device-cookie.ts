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
