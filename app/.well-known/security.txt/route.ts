import { connection } from 'next/server';
import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { loadCompany } from '@/lib/storefront/company.server';
import { securityTxt } from '@/lib/storefront/seo/discovery/security-txt';

/** Answers with the contact for security reports. */
export async function GET() {
  await connection();
  await loadCompany();
  return new Response(securityTxt(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...keptByAll(3600, [cacheTags.site]),
    },
  });
}
