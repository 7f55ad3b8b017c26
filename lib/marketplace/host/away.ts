import { Hono } from 'hono';
import { textOf } from '@/lib/i18n/texts';
import { langOf } from './lang';

/** Answers every call in place of a host that could not be built because its database is away. */
export function awayHost() {
  const host = new Hono();
  host.all('*', (c) => {
    const lang = langOf(c.req.query('lang'), c.req.header('accept-language'));
    c.header('Retry-After', '5');
    c.header('Cache-Control', 'private, no-store');
    return c.json({ success: false, message: textOf(lang, 'api.not_now') }, 503);
  });
  return host;
}
