import { config } from '@/lib/config';
import { log } from '@/lib/log/log';
import { cloudflareCdn } from '../../providers/cdn/cloudflare';
import { fastlyCdn } from '../../providers/cdn/fastly';
import type { CdnProvider } from '../../providers/cdn/provider';
import { varnishCdn } from '../../providers/cdn/varnish';

/** Returns the CDN that CDN names; undefined if it is not set, or if its other settings are incomplete. */
export function cdnFromConfig(): CdnProvider | undefined {
  const settings = config.cdnSettings;
  switch (settings?.name) {
    case 'cloudflare':
      return cloudflareCdn(settings);
    case 'fastly':
      return fastlyCdn(settings);
    case 'varnish':
      return varnishCdn(settings);
    default:
      if (process.env.CDN?.trim()) {
        log.error('CDN is not set up: no answer names what it shows, and nothing is purged');
      }
      return undefined;
  }
}
