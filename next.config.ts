import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const megabyte = 1024 * 1024;

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  cacheMaxMemorySize: Number(process.env.CACHE_MEMORY_MB ?? 512) * megabyte,
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    '@node-rs/argon2',
    'sharp',
    'pino',
    'nodemailer',
  ],
  poweredByHeader: false,
  typedRoutes: false,
  images: {
    formats: ['image/webp'],
    minimumCacheTTL: 31 * 24 * 3600,
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
