import { resolve } from 'node:path';
import { originIn } from './paths/media-origin';
import { proxiesIn } from './security/visitor-address';

/** A setting of the environment, without spaces around it; one that is empty is not set. */
export const setting = (name: string) => process.env[name]?.trim() || undefined;

/** A whole number between two others; what is none, or beyond them, is not set. */
function whole(
  text: string | undefined,
  { least, most, or }: { least: number; most: number; or: number },
): number {
  const given = Math.floor(Number(text));
  return given >= least && given <= most ? given : or;
}

const holder = globalThis as typeof globalThis & { haatRevalidateSecret?: string };

/** On `globalThis`, because Next bundles this module more than once. */
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

/**
 * Server-side settings, read from the environment at each call, so that tests and scripts can set them.
 * The README's configuration table describes each one.
 */
export const config = {
  /** Absolute path of the folder with the embedded database, mail and uploads. */
  get dataDir() {
    return resolve(/* turbopackIgnore: true */ process.cwd(), setting('DATA_DIR') ?? '.data');
  },
  /** Megabytes of memory for rendered pages. */
  get pageMemory() {
    return whole(setting('CACHE_MEMORY_MB'), { least: 1, most: 65_536, or: 64 });
  },
  /** Megabytes of disk for them; 0 keeps them in memory alone. */
  get pageDisk() {
    return whole(setting('PAGES_DISK_MB'), { least: 0, most: 16_777_216, or: 2048 });
  },
  /** PostgreSQL connection string; undefined means the embedded PGlite. */
  get databaseUrl() {
    return setting('DATABASE_URL');
  },
  /** The same server past a pooler, for migrations and audits, whose statements take long. */
  get directDatabaseUrl() {
    return setting('DATABASE_DIRECT_URL') ?? config.databaseUrl;
  },
  /** Whether DATABASE_URL and those of the replicas lead to a pooler that lends connections by transaction. */
  get databasePooler() {
    return setting('DATABASE_POOLER') === 'transaction';
  },
  /** Streaming replicas that answer what everybody reads of the shop. */
  get databaseReplicas() {
    return (setting('DATABASE_REPLICA_URLS') ?? '').split(/[\s,]+/).filter(Boolean);
  },
  /** Milliseconds behind the primary from which on a replica is not read from. */
  get replicaLag() {
    return whole(setting('DATABASE_REPLICA_LAG'), { least: 100, most: 60_000, or: 10_000 });
  },
  /** Connections of this process to the primary, and as many to each replica. */
  get databaseConnections() {
    return whole(setting('DATABASE_CONNECTIONS'), { least: 2, most: 200, or: 10 });
  },
  /** Milliseconds that a statement of a request may take. */
  get databaseStatementTimeout() {
    return whole(setting('DATABASE_STATEMENT_TIMEOUT'), { least: 100, most: 14_000, or: 10_000 });
  },
  /** Milliseconds that a request waits for a free connection. */
  get databaseConnectTimeout() {
    return whole(setting('DATABASE_CONNECT_TIMEOUT'), { least: 100, most: 14_000, or: 5_000 });
  },
  /** Origin of an external API host; undefined means the embedded one. */
  get apiUrl() {
    return setting('API_URL')?.replace(/\/+$/, '');
  },
  /** `host` or `host:port` from which pictures may be taken beside the external API host's own. */
  get pictureHosts() {
    return (setting('PICTURE_HOSTS') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
  },
  /** Origin of a CDN that serves the shop's scaled pictures; undefined means the shop does. */
  get mediaUrl() {
    return originIn(setting('MEDIA_URL'));
  },
  /** The key of the shoppers' sessions, which also signs links of mails; made up where none is set. */
  get sessionSecret() {
    return setting('NEXTAUTH_SECRET') ?? ownSecret();
  },
  /**
   * Key with which the API host signs its calls to /api/revalidate. The embedded host makes one up for
   * this process when none is set.
   */
  get revalidateSecret() {
    return setting('REVALIDATE_SECRET') ?? (config.apiUrl ? undefined : ownSecret());
  },
  /** Origins of the storefronts that the host tells of changed products; by default this process. */
  get revalidateOrigins() {
    const origins = (setting('REVALIDATE_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);
    return origins.length
      ? origins.map((origin) => origin.replace(/\/+$/, ''))
      : [config.ownOrigin];
  },
  /** Key of whoever runs the market, for /api/operator; undefined switches those routes off. */
  get operatorToken() {
    return setting('OPERATOR_TOKEN');
  },
  /** Whether the operator looks at listings before shoppers see them, where the store does not go without. */
  get listingReview() {
    return setting('LISTING_REVIEW') !== 'off';
  },
  /** Whether operators may sign in at /operator; the key above works without it. */
  get operatorArea() {
    return setting('OPERATOR_AREA') !== 'off';
  },
  /** Encrypts the bank account numbers of stores; without it they are stored as they are. */
  get bankDetailsKey() {
    return setting('BANK_DETAILS_KEY');
  },
  /** Key of whoever collects /metrics; undefined switches it off. */
  get metricsToken() {
    return setting('METRICS_TOKEN');
  },
  /** Where this process itself answers, past any proxy. */
  get ownOrigin() {
    const bound = setting('HOSTNAME_BIND') ?? '0.0.0.0';
    const address = ['0.0.0.0', '::', 'localhost'].includes(bound) ? '127.0.0.1' : bound;
    return `http://${address}:${setting('PORT') ?? '3000'}`;
  },
  /** Whether cached pages, files and API calls are answered before Next (server/accelerator). */
  get accelerator() {
    return setting('ACCELERATOR') !== 'off';
  },
  /** Whether pages that are out of date since a release, or that nobody has visited yet, are rendered in idle time. */
  get pagesAhead() {
    return setting('PAGES_AHEAD') !== 'off';
  },
  /** Redis that instances share; undefined means each goes by its own memory. */
  get redisUrl() {
    return setting('REDIS_URL');
  },
  /** The CDN in front of the shop, where all its settings are there; without one no answer names what it shows. */
  get cdn() {
    return config.cdnSettings?.name;
  },
  /** How the CDN is told what has changed; undefined also where a part is missing. */
  get cdnSettings() {
    const [, read] = Object.entries(cdnSettings).find(([name]) => name === setting('CDN')) ?? [];
    return read?.();
  },
  /** An OpenSearch cluster that answers searches and lists; undefined means each process's own index. */
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
  /** How many proxies stand before the shop; only then X-Forwarded-For is believed. */
  get trustedProxies() {
    return proxiesIn(setting('TRUST_PROXY'));
  },
  /** SMTP server for mail; undefined means files in the outbox. */
  get smtpUrl() {
    return setting('SMTP_URL');
  },
  /** Address of an SMS gateway, and the bearer token that it wants. */
  get smsUrl() {
    return setting('SMS_URL');
  },
  get smsToken() {
    return setting('SMS_TOKEN');
  },
  /** Whether an empty database gets the demo market, whose firm is invented. */
  get hasDemoData() {
    return setting('DEMO_DATA') !== 'off';
  },
  /** Whether shoppers may sign in by phone: with a gateway, or in a demo market, where SMS are files. */
  get signInByPhone() {
    return Boolean(config.smsUrl) || (!config.apiUrl && config.hasDemoData);
  },
  /** The sender of mails; undefined means an address of the demo under the market's name. */
  get mailFrom() {
    return setting('MAIL_FROM');
  },
  /** Where answers to mails about tickets go, as `support@market.example`; undefined: nowhere. */
  get supportMail() {
    return setting('SUPPORT_MAIL')?.toLowerCase();
  },
  /** Key of whoever hands mails in at /api/mail/inbound; undefined switches that off. */
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
  /** Address of an external seller area; undefined means our own pages for vendors. */
  get sellerUrl() {
    return setting('NEXT_PUBLIC_SELLER_URL');
  },
  /** An S3-compatible store for files; without one they lie in DATA_DIR. */
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
  /** Name of the provider that gets new files, where several are set up. */
  get fileProvider() {
    return setting('FILE_PROVIDER');
  },
  /** Names of the providers that get new payments and payouts, where several are set up. */
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
  /** How long an order that is not paid keeps its pieces, in milliseconds. */
  get holdTime() {
    return (Number(setting('STOCK_HOLD_SECONDS')) || 15 * 60) * 1000;
  },
  /** What this process does: everything, the shop without background jobs, or those alone. */
  get role(): Role {
    return roles.find((role) => role === setting('ROLE')) ?? 'all';
  },
  /** Milliseconds between two rounds of the background jobs. */
  get jobsPause() {
    return (Number(setting('JOBS_SECONDS')) || 15) * 1000;
  },
  /** Of the connections to a PostgreSQL those that background work may hold at once, so that requests find one. */
  get jobsConnections() {
    const most = config.databaseConnections - 1;
    return whole(setting('JOBS_CONNECTIONS'), { least: 1, most, or: Math.floor((most + 1) / 2) });
  },
  /** Key of Google's maps for the checkout; read when the page is asked for, not when it is built. */
  get mapsKey() {
    return setting('NEXT_PUBLIC_GOOGLE_MAPS_KEY');
  },
  /** Whether sellers' webhooks may be sent to this machine, as in tests; never where the site is served by HTTPS. */
  get webhooksToLocalhost() {
    return setting('WEBHOOKS_TO_LOCALHOST') === 'on' && !config.siteUrl.startsWith('https://');
  },
  get logLevel() {
    return setting('LOG_LEVEL') ?? 'info';
  },
};
