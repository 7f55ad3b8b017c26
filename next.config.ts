import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const megabyte = 1024 * 1024;

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    '@node-rs/argon2',
    'sharp',
    'pino',
    'nodemailer',
  ],
  // Pages in memory, and in Redis too when there is one; Next's own disk cache is never read back.
  cacheMaxMemorySize: Number(process.env.CACHE_MEMORY_MB ?? 512) * megabyte,
  cacheHandler: process.env.REDIS_URL
    ? resolve('lib/storefront/page-cache/handler.mjs')
    : undefined,
  experimental: {
    isrFlushToDisk: false,
    // Pages come whole from memory; that they have no shell before that is meant.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  // The same sources give the same pages, on whichever machine they were built.
  generateBuildId: () => process.env.BUILD_FINGERPRINT?.slice(0, 20) ?? null,
  images: {
    formats: ['image/webp'],
    minimumCacheTTL: 31 * 24 * 3600,
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
};

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // ICU texts are parsed at build, so that no page ships a parser.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

export default withMessages(nextConfig);
