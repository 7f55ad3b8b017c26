import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { pictureWidths } from './components/ui/picture-widths';

const megabyte = 1024 * 1024;

const nextConfig: NextConfig = {
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // `npm test` checks types; a build for use saves the time and 5 GB of memory.
  typescript: { ignoreBuildErrors: true },
  // The server compresses answers itself, with Brotli (server/compression.ts).
  compress: false,
  // Pages have a complete head for everybody; each visit of a bot on Next's list would cost a render.
  htmlLimitedBots: /(?!)/,
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    '@node-rs/argon2',
    'sharp',
    'pino',
    'prom-client',
    'nodemailer',
    '@opensearch-project/opensearch',
    'razorpay',
    'pdfkit',
    'bwip-js',
  ],
  // Memory for the data behind pages, most of which is needed once; pages have a separate cache.
  cacheMaxMemorySize: 64 * megabyte,
  experimental: {
    isrFlushToDisk: false,
  },
  // The same sources give the same pages, on any machine.
  generateBuildId: () => process.env.BUILD_FINGERPRINT?.slice(0, 20) ?? null,
  images: {
    formats: ['image/webp'],
    deviceSizes: pictureWidths.filter((width) => width >= 480),
    imageSizes: pictureWidths.filter((width) => width < 480),
    minimumCacheTTL: 31 * 24 * 3600,
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/api/uploads/**', search: '' },
    ],
  },
};

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/storefront/request-messages.ts',
  // ICU messages are parsed at build time, so no page ships a parser.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** Returns the config; only the production server has the page cache: a build and `next dev` keep no pages. */
export default function config(phase: string): NextConfig {
  const cacheHandler = resolve('.next/server-build/page-cache.mjs');
  return withMessages(
    phase === PHASE_PRODUCTION_SERVER ? { ...nextConfig, cacheHandler } : nextConfig,
  );
}
