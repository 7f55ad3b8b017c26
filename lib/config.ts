import { resolve } from 'node:path';
import { proxiesIn } from './security/visitor-address';

const text = (name: string) => process.env[name]?.trim() || undefined;

const holder = globalThis as typeof globalThis & { haatRevalidateSecret?: string };

/** On `globalThis`, because Next bundles this module more than once. */
function ownSecret(): string {
  holder.haatRevalidateSecret ??= crypto.randomUUID() + crypto.randomUUID();
  return holder.haatRevalidateSecret;
}

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
  /** `host` or `host:port` from which pictures may be taken beside the external API host's own. */
  get pictureHosts() {
    return (text('PICTURE_HOSTS') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
  },
  /** The key of the shoppers' sessions, which also signs links of mails; made up where none is set. */
  get sessionSecret() {
    return text('NEXTAUTH_SECRET') ?? ownSecret();
  },
  /**
   * Key with which the API host signs its calls to /api/revalidate. The embedded host makes one up for
   * this process when none is set.
   */
  get revalidateSecret() {
    return text('REVALIDATE_SECRET') ?? (config.apiUrl ? undefined : ownSecret());
  },
  /** Origins of the storefronts that the host tells of changed products; by default this process. */
  get revalidateOrigins() {
    const origins = (text('REVALIDATE_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);
    return origins.length
      ? origins.map((origin) => origin.replace(/\/+$/, ''))
      : [config.ownOrigin];
  },
  /** Key of whoever runs the market, for /api/operator; undefined switches those routes off. */
  get operatorToken() {
    return text('OPERATOR_TOKEN');
  },
  /** Whether the operator looks at listings before shoppers see them, where the store does not go without. */
  get listingReview() {
    return text('LISTING_REVIEW') !== 'off';
  },
  /** Whether operators may sign in at /operator; the key above works without it. */
  get operatorArea() {
    return text('OPERATOR_AREA') !== 'off';
  },
  /** Encrypts the bank account numbers of stores; without it they are stored as they are. */
  get bankDetailsKey() {
    return text('BANK_DETAILS_KEY');
  },
  /** Key of whoever collects /metrics; undefined switches it off. */
  get metricsToken() {
    return text('METRICS_TOKEN');
  },
  /** Where this process itself answers, past any proxy. */
  get ownOrigin() {
    const bound = text('HOSTNAME_BIND') ?? '0.0.0.0';
    const address = ['0.0.0.0', '::', 'localhost'].includes(bound) ? '127.0.0.1' : bound;
    return `http://${address}:${text('PORT') ?? '3000'}`;
  },
  /** Whether cached pages, files and API calls are answered before Next (server/accelerator). */
  get accelerator() {
    return text('ACCELERATOR') !== 'off';
  },
  /** Redis that instances share; undefined means each goes by its own memory. */
  get redisUrl() {
    return text('REDIS_URL');
  },
  /** How many proxies stand before the shop; only then X-Forwarded-For is believed. */
  get trustedProxies() {
    return proxiesIn(text('TRUST_PROXY'));
  },
  /** SMTP server for mail; undefined means files in the outbox. */
  get smtpUrl() {
    return text('SMTP_URL');
  },
  /** Address of an SMS gateway, and the bearer token that it wants. */
  get smsUrl() {
    return text('SMS_URL');
  },
  get smsToken() {
    return text('SMS_TOKEN');
  },
  /** Whether an empty database gets the demo market, whose firm is invented. */
  get hasDemoData() {
    return text('DEMO_DATA') !== 'off';
  },
  /** Whether shoppers may sign in by phone: with a gateway, or in a demo market, where SMS are files. */
  get signInByPhone() {
    return Boolean(config.smsUrl) || (!config.apiUrl && config.hasDemoData);
  },
  /** The sender of mails; undefined means an address of the demo under the market's name. */
  get mailFrom() {
    return text('MAIL_FROM');
  },
  /** Where answers to mails about tickets go, as `support@market.example`; undefined: nowhere. */
  get supportMail() {
    return text('SUPPORT_MAIL')?.toLowerCase();
  },
  /** Key of whoever hands mails in at /api/mail/inbound; undefined switches that off. */
  get inboundMailToken() {
    return text('INBOUND_MAIL_TOKEN');
  },
  /** Absolute origin of the site, for links in mails, canonical addresses and the sitemap. */
  get siteUrl() {
    return (text('SITE_URL') ?? `http://localhost:${text('PORT') ?? '3000'}`).replace(/\/+$/, '');
  },
  /** Address of an external seller area; undefined means our own pages for vendors. */
  get sellerUrl() {
    return text('NEXT_PUBLIC_SELLER_URL');
  },
  /** An S3-compatible store for uploads; undefined means the folder DATA_DIR/uploads. */
  get s3() {
    const bucket = text('S3_BUCKET');
    if (!bucket) return undefined;
    return {
      bucket,
      endpoint: text('S3_ENDPOINT') ?? 'https://s3.amazonaws.com',
      region: text('S3_REGION') ?? 'auto',
      accessKeyId: text('S3_ACCESS_KEY_ID') ?? '',
      secretAccessKey: text('S3_SECRET_ACCESS_KEY') ?? '',
    };
  },
  /** Keys of a Razorpay account; without them the test provider or cash on delivery only. */
  get razorpayKeyId() {
    return text('RAZORPAY_KEY_ID');
  },
  get razorpayKeySecret() {
    return text('RAZORPAY_KEY_SECRET');
  },
  get razorpayWebhookSecret() {
    return text('RAZORPAY_WEBHOOK_SECRET');
  },
  /** Keys of a RazorpayX account, the number that payouts are made from, and the secret of its webhooks. */
  get razorpayXKeyId() {
    return text('RAZORPAYX_KEY_ID');
  },
  get razorpayXKeySecret() {
    return text('RAZORPAYX_KEY_SECRET');
  },
  get razorpayXAccountNumber() {
    return text('RAZORPAYX_ACCOUNT_NUMBER');
  },
  get razorpayXWebhookSecret() {
    return text('RAZORPAYX_WEBHOOK_SECRET');
  },
  /** `test` allows the test provider in production. */
  get payments() {
    return text('PAYMENTS');
  },
  /** How long an order that is not paid keeps its pieces, in milliseconds. */
  get holdTime() {
    return (Number(text('STOCK_HOLD_SECONDS')) || 15 * 60) * 1000;
  },
  /** Milliseconds between two rounds of the background jobs. */
  get jobsPause() {
    return (Number(text('JOBS_SECONDS')) || 15) * 1000;
  },
  /** Key of Google's maps for the checkout; read when the page is asked for, not when it is built. */
  get mapsKey() {
    return text('NEXT_PUBLIC_GOOGLE_MAPS_KEY');
  },
  /** Whether sellers' webhooks may be sent to this machine, as in tests; never where the site is served by HTTPS. */
  get webhooksToLocalhost() {
    return text('WEBHOOKS_TO_LOCALHOST') === 'on' && !config.siteUrl.startsWith('https://');
  },
  get logLevel() {
    return text('LOG_LEVEL') ?? 'info';
  },
};
