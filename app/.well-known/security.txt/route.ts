import { connection } from 'next/server';
import { loadCompany } from '@/lib/storefront/company.server';
import { securityTxt } from '@/lib/storefront/seo/discovery/security-txt';

/** Whom to tell of a security hole. */
export async function GET() {
  await connection();
  await loadCompany();
  return new Response(securityTxt(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
