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
