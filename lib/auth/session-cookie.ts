/** As long as the API's own tokens. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const secure = process.env.SITE_URL?.startsWith('https://') ?? false;

/** The specification's key `token`: an encrypted cookie that no script can read. */
export const sessionCookie = {
  name: 'token',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
} as const;
