import { resolve } from 'node:path';

const text = (name: string) => process.env[name]?.trim() || undefined;

/**
 * Server-side settings, read from the environment at each call, so that tests and scripts can set them.
 * The README's configuration table describes each one.
 */
export const config = {
  /** Absolute path of the folder with the embedded database, mail and uploads. */
  get dataDir() {
    return resolve(/* turbopackIgnore: true */ process.cwd(), text('DATA_DIR') ?? '.data');
  },
  /** PostgreSQL connection string; undefined means the embedded PGlite. */
  get databaseUrl() {
    return text('DATABASE_URL');
  },
  /** Origin of an external API host; undefined means the embedded one. */
  get apiUrl() {
    return text('API_URL')?.replace(/\/+$/, '');
  },
  /** Key with which an external API host signs its calls to /api/revalidate. */
  get revalidateSecret() {
    return text('REVALIDATE_SECRET');
  },
  /** SMTP server for mail; undefined means files in the outbox. */
  get smtpUrl() {
    return text('SMTP_URL');
  },
  get mailFrom() {
    return text('MAIL_FROM') ?? 'Haat <no-reply@haat.example>';
  },
  /** Absolute origin of the site, for links in mails, canonical addresses and the sitemap. */
  get siteUrl() {
    return (text('SITE_URL') ?? `http://localhost:${text('PORT') ?? '3000'}`).replace(/\/+$/, '');
  },
  get logLevel() {
    return text('LOG_LEVEL') ?? 'info';
  },
};
