import { resolve } from 'node:path';
import { originIn } from './network/media-origin';
import { proxiesIn } from './network/visitor-address';

/** Returns an environment variable, trimmed; undefined if it is empty. */
export const setting = (name: string) => process.env[name]?.trim() || undefined;

/** Parses a whole number; returns `or` for any other text and for numbers outside `least` and `most`. */
function whole(
  text: string | undefined,
  { least, most, or }: { least: number; most: number; or: number },
): number {
  const given = Math.floor(Number(text));
  return given >= least && given <= most ? given : or;
}

const holder = globalThis as typeof globalThis & { haatRevalidateSecret?: string };

/** Returns a random secret, kept on `globalThis` because Next bundles this module more than once. */
function ownSecret(): string {
  holder.haatRevalidateSecret ??= crypto.randomUUID() + crypto.randomUUID();
  return holder.haatRevalidateSecret;
}

export const roles = ['all', 'web', 'worker'] as const;
type Role = (typeof roles)[number];

export type CdnSettings =
  | { name: 'cloudflare'; zoneId: string; token: string }
  | { name: 'fastly'; serviceId: string; token: string }
  | { name: 'varnish'; urls: string[]; token: string };

const cdnSettings: Record<CdnSettings['name'], () => CdnSettings | undefined> = {
  cloudflare() {
    const [zoneId, token] = [setting('CLOUDFLARE_ZONE_ID'), setting('CLOUDFLARE_API_TOKEN')];
    return zoneId && token ? { name: 'cloudflare', zoneId, token } : undefined;
  },
  fastly() {
    const [serviceId, token] = [setting('FASTLY_SERVICE_ID'), setting('FASTLY_API_TOKEN')];
    return serviceId && token ? { name: 'fastly', serviceId, token } : undefined;
  },
  varnish() {
    const urls = (setting('VARNISH_URLS') ?? '').split(/[\s,]+/).filter(Boolean);
    const token = setting('VARNISH_PURGE_TOKEN');
    return urls.length && token ? { name: 'varnish', urls, token } : undefined;
  },
};

/** Settings of the WhatsApp Cloud API; undefined where unset. */
const whatsAppSettings = () => ({
  token: setting('WHATSAPP_TOKEN'),
  phoneNumberId: setting('WHATSAPP_PHONE_NUMBER_ID'),
  appSecret: setting('WHATSAPP_APP_SECRET'),
  verifyToken: setting('WHATSAPP_VERIFY_TOKEN'),
});

/**
 * Server-side settings, read from the environment at each call, so that tests and scripts can set them.
 * The README's configuration table describes each one.
 */
export const config = {
  /** Absolute path of the folder with the embedded database, mail and uploads. */
  get dataDir() {
    return resolve(/* turbopackIgnore: true */ process.cwd(), setting('DATA_DIR') ?? '.data');
  },
  /** Memory for rendered pages, in megabytes. */
  get pageMemory() {
    return whole(setting('CACHE_MEMORY_MB'), { least: 1, most: 65_536, or: 64 });
  },
  /** Disk space for rendered pages, in megabytes; 0 keeps them in memory only. */
  get pageDisk() {
    return whole(setting('PAGES_DISK_MB'), { least: 0, most: 16_777_216, or: 2048 });
  },
  /** PostgreSQL connection string; undefined means the embedded PGlite. */
  get databaseUrl() {
    return setting('DATABASE_URL');
  },
  /** Connection string of the same server that bypasses a pooler, for long statements of migrations and audits. */
  get directDatabaseUrl() {
    return setting('DATABASE_DIRECT_URL') ?? config.databaseUrl;
  },
  /** True if DATABASE_URL and the replica URLs lead to a pooler in transaction mode. */
  get databasePooler() {
    return setting('DATABASE_POOLER') === 'transaction';
  },
  /** Streaming replicas that answer public reads of the shop. */
  get databaseReplicas() {
    return (setting('DATABASE_REPLICA_URLS') ?? '').split(/[\s,]+/).filter(Boolean);
  },
  /** Replication lag in milliseconds above which a replica is not read from. */
  get replicaLag() {
    return whole(setting('DATABASE_REPLICA_LAG'), { least: 100, most: 60_000, or: 10_000 });
  },
  /** Connections of this process to the primary, and the same number to each replica. */
  get databaseConnections() {
    return whole(setting('DATABASE_CONNECTIONS'), { least: 2, most: 200, or: 10 });
  },
  /** Timeout of a request's statement, in milliseconds. */
  get databaseStatementTimeout() {
    return whole(setting('DATABASE_STATEMENT_TIMEOUT'), { least: 100, most: 14_000, or: 10_000 });
  },
  /** Time that a request waits for a free connection, in milliseconds. */
  get databaseConnectTimeout() {
    return whole(setting('DATABASE_CONNECT_TIMEOUT'), { least: 100, most: 14_000, or: 5_000 });
  },
  /** Origin of an external API host; undefined means the embedded one. */
  get apiUrl() {
    return setting('API_URL')?.replace(/\/+$/, '');
  },
  /** Hosts (`host` or `host:port`) of pictures that are allowed besides the external API host. */
  get pictureHosts() {
    return (setting('PICTURE_HOSTS') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
  },
  /** Origin of a CDN that serves the shop's scaled pictures; undefined means that the shop serves them. */
  get mediaUrl() {
    return originIn(setting('MEDIA_URL'));
  },
  /** The key of shoppers' sessions, which also signs links in mails; random if none is set. */
  get sessionSecret() {
    return setting('NEXTAUTH_SECRET') ?? ownSecret();
  },
  /**
   * The key with which the API host signs its calls to /api/revalidate. The embedded host generates one for
   * this process if none is set.
   */
  get revalidateSecret() {
    return setting('REVALIDATE_SECRET') ?? (config.apiUrl ? undefined : ownSecret());
  },
  /** Origins of the storefronts that the host notifies of changed products; by default this process. */
  get revalidateOrigins() {
    const origins = (setting('REVALIDATE_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);
    return origins.length
      ? origins.map((origin) => origin.replace(/\/+$/, ''))
      : [config.ownOrigin];
  },
  /** The key for /api/operator; undefined switches those routes off. */
  get operatorToken() {
    return setting('OPERATOR_TOKEN');
  },
  /** True if operators review listings before shoppers see them, for stores that are not exempt. */
  get listingReview() {
    return setting('LISTING_REVIEW') !== 'off';
  },
  /** True if operators may sign in at /operator; `operatorToken` works in any case. */
  get operatorArea() {
    return setting('OPERATOR_AREA') !== 'off';
  },
  /** The key that encrypts bank account numbers of stores; without it they are stored unencrypted. */
  get bankDetailsKey() {
    return setting('BANK_DETAILS_KEY');
  },
  /** The bearer token for /metrics; undefined switches it off. */
  get metricsToken() {
    return setting('METRICS_TOKEN');
  },
  /** The origin of this process itself, behind any proxy. */
  get ownOrigin() {
    const bound = setting('HOSTNAME_BIND') ?? '0.0.0.0';
    const address = ['0.0.0.0', '::', 'localhost'].includes(bound) ? '127.0.0.1' : bound;
    return `http://${address}:${setting('PORT') ?? '3000'}`;
  },
  /** True if cached pages, files and API calls are answered before Next (server/accelerator). */
  get accelerator() {
    return setting('ACCELERATOR') !== 'off';
  },
  /** True if pages outdated by a release, and pages not yet visited, are rendered in idle time. */
  get pagesAhead() {
    return setting('PAGES_AHEAD') !== 'off';
  },
  /** Redis shared by instances; undefined means that each instance uses its own memory. */
  get redisUrl() {
    return setting('REDIS_URL');
  },
  /** Name of the CDN in front of the shop, if its settings are complete; undefined means answers carry no CDN names. */
  get cdn() {
    return config.cdnSettings?.name;
  },
  /** The settings for purging the CDN; undefined if any of them is missing. */
  get cdnSettings() {
    const [, read] = Object.entries(cdnSettings).find(([name]) => name === setting('CDN')) ?? [];
    return read?.();
  },
  /** An OpenSearch cluster for searches and lists; undefined means each process's own index. */
  get searchCluster() {
    const nodes = (setting('SEARCH_URL') ?? '').split(/[\s,]+/).filter(Boolean);
    if (nodes.length === 0) return undefined;
    return {
      nodes,
      index: setting('SEARCH_INDEX') ?? 'haat',
      timeout: Number(setting('SEARCH_TIMEOUT')) || 2000,
      caFile: setting('SEARCH_CA_FILE'),
    };
  },
  /** The number of proxies in front of the shop; X-Forwarded-For is trusted only then. */
  get trustedProxies() {
    return proxiesIn(setting('TRUST_PROXY'));
  },
  /** SMTP server for mail; undefined means files in the outbox. */
  get smtpUrl() {
    return setting('SMTP_URL');
  },
  /** Address and bearer token of an SMS gateway. */
  get smsUrl() {
    return setting('SMS_URL');
  },
  get smsToken() {
    return setting('SMS_TOKEN');
  },
  /** The WhatsApp Cloud API; undefined if any of its four settings is missing. */
  get whatsApp() {
    const { token, phoneNumberId, appSecret, verifyToken } = whatsAppSettings();
    if (!token || !phoneNumberId || !appSecret || !verifyToken) return undefined;
    return { token, phoneNumberId, appSecret, verifyToken };
  },
  /** True if any of them is there: then no stand-in runs. */
  get hasWhatsAppKeys() {
    return Object.values(whatsAppSettings()).some(Boolean);
  },
  /** `test` allows the stand-in of WhatsApp in production; `off` leaves it out. */
  get whatsAppMode() {
    return setting('WHATSAPP');
  },
  /** True if an empty database gets the demo market, whose company is fictitious. */
  get hasDemoData() {
    return setting('DEMO_DATA') !== 'off';
  },
  /** True if shoppers may sign in by phone: with an SMS gateway, or in a demo market, which writes SMS to files. */
  get signInByPhone() {
    return Boolean(config.smsUrl) || (!config.apiUrl && config.hasDemoData);
  },
  /** Sender of mails; undefined means an address of the demo under the market's name. */
  get mailFrom() {
    return setting('MAIL_FROM');
  },
  /** Address for replies to ticket mails, such as `support@market.example`; undefined if there is none. */
  get supportMail() {
    return setting('SUPPORT_MAIL')?.toLowerCase();
  },
  /** Key of the mail server that calls /api/mail/inbound; undefined switches that route off. */
  get inboundMailToken() {
    return setting('INBOUND_MAIL_TOKEN');
  },
  /** Absolute origin of the site, for links in mails, canonical addresses and the sitemap. */
  get siteUrl() {
    return (setting('SITE_URL') ?? `http://localhost:${setting('PORT') ?? '3000'}`).replace(
      /\/+$/,
      '',
    );
  },
  /** Address of an external seller area; undefined means the shop's own vendor pages. */
  get sellerUrl() {
    return setting('NEXT_PUBLIC_SELLER_URL');
  },
  /** An S3-compatible store for files; undefined keeps files in DATA_DIR. */
  get s3() {
    const bucket = setting('S3_BUCKET');
    if (!bucket) return undefined;
    return {
      bucket,
      endpoint: setting('S3_ENDPOINT') ?? 'https://s3.amazonaws.com',
      region: setting('S3_REGION') ?? 'auto',
      accessKeyId: setting('S3_ACCESS_KEY_ID') ?? '',
      secretAccessKey: setting('S3_SECRET_ACCESS_KEY') ?? '',
    };
  },
  /** Name of the provider for new files, if several are set up. */
  get fileProvider() {
    return setting('FILE_PROVIDER');
  },
  /** Names of the providers for new payments and payouts, if several are set up. */
  get paymentProvider() {
    return setting('PAYMENT_PROVIDER');
  },
  get payoutProvider() {
    return setting('PAYOUT_PROVIDER');
  },
  /** `test` allows the test provider in production. */
  get payments() {
    return setting('PAYMENTS');
  },
  /** `test` allows the test courier in production; `off` leaves stores to deliver by themselves. */
  get couriers() {
    return setting('COURIERS');
  },
  /** Time in milliseconds that an unpaid order holds its stock. */
  get holdTime() {
    return (Number(setting('STOCK_HOLD_SECONDS')) || 15 * 60) * 1000;
  },
  /** The work of this process: everything, the shop without background jobs, or jobs alone. */
  get role(): Role {
    return roles.find((role) => role === setting('ROLE')) ?? 'all';
  },
  /** Pause between two rounds of background jobs, in milliseconds. */
  get jobsPause() {
    return (Number(setting('JOBS_SECONDS')) || 15) * 1000;
  },
  /** The most PostgreSQL connections that background jobs may hold at once, which leaves some for requests. */
  get jobsConnections() {
    const most = config.databaseConnections - 1;
    return whole(setting('JOBS_CONNECTIONS'), { least: 1, most, or: Math.floor((most + 1) / 2) });
  },
  /** Google Maps key for the checkout; read at the request, not at the build. */
  get mapsKey() {
    return setting('NEXT_PUBLIC_GOOGLE_MAPS_KEY');
  },
  /** True if sellers' webhooks may call this machine, as in tests; never if the site is served by HTTPS. */
  get webhooksToLocalhost() {
    return setting('WEBHOOKS_TO_LOCALHOST') === 'on' && !config.siteUrl.startsWith('https://');
  },
  get logLevel() {
    return setting('LOG_LEVEL') ?? 'info';
  },
};
