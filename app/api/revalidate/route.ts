import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { config } from '@/lib/config';
import { withBodyLimit } from '@/lib/security/with-body-limit';
import { revalidateProductPages } from '@/lib/storefront/catalog/revalidation';

/**
 * An external API host tells that products have changed: `{ "products": [1, 2] }`, signed with
 * REVALIDATE_SECRET as hex HMAC-SHA256 of the raw body in `x-haat-signature`.
 */
export const POST = (request: NextRequest) => withBodyLimit(request, revalidate);

async function revalidate(request: Request): Promise<Response> {
  const secret = config.revalidateSecret;
  const body = await request.text();
  if (!secret || !isSigned(body, request.headers.get('x-haat-signature') ?? '', secret)) {
    return NextResponse.json({ success: false }, { status: 401 });
  }
  const ids = productsOf(body);
  if (!ids) return NextResponse.json({ success: false }, { status: 400 });
  revalidateProductPages(ids);
  return NextResponse.json({ success: true });
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function productsOf(body: string): number[] | undefined {
  try {
    const { products } = JSON.parse(body) as { products?: unknown };
    const fits = Array.isArray(products) && products.length <= 1000;
    return fits && products.every(Number.isSafeInteger) ? (products as number[]) : undefined;
  } catch {
    return undefined;
  }
}
