import { config } from '@/lib/config';
import { log } from '../../kernel/log';
import { cloudflareCdn } from '../../providers/cdn/cloudflare';
import { fastlyCdn } from '../../providers/cdn/fastly';
import type { CdnProvider } from '../../providers/cdn/provider';
import { varnishCdn } from '../../providers/cdn/varnish';

/** The CDN that CDN names; none where it is not set, or where its other settings are not all there. */
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
