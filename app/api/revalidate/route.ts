import { revalidateTag } from 'next/cache';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { laterPosition } from '@/lib/caching/read-after';
import { type Change, tagsOfChange } from '@/lib/caching/tags';
import { config } from '@/lib/config';
import { serverProcess } from '@/lib/process/server-process';
import { isSigned } from '@/lib/security/hmac';
import { withBodyLimit } from '@/lib/security/with-body-limit';

const bodySchema = z.object({
  products: z.array(z.int()).max(1000).default([]),
  stores: z.boolean().default(false),
  catalogue: z.boolean().default(false),
  home: z.boolean().default(false),
  content: z.boolean().default(false),
  site: z.boolean().default(false),
  read_after: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});

/**
 * Receives changes from the API host, embedded or external: `{ "products": [1, 2], "stores": true }`, signed
 * with REVALIDATE_SECRET as hex HMAC-SHA256 of the raw body in `x-haat-signature`. `read_after` is a position
 * of its database's log: pages are rendered from calls that carry this position or a later one
 * (lib/caching/read-after.ts).
 */
export const POST = (request: NextRequest) => withBodyLimit(request, revalidate);

async function revalidate(request: Request): Promise<Response> {
  const secret = config.revalidateSecret;
  const body = await request.text();
  const signature = request.headers.get('x-haat-signature')?.toLowerCase() ?? '';
  if (!secret || !isSigned(body, signature, secret)) {
    return NextResponse.json({ success: false }, { status: 401 });
  }
  const changed = parsed(body);
  if (!changed) return NextResponse.json({ success: false }, { status: 400 });
  // Must come before the pages are marked: any later render must see the change.
  serverProcess.readAfter = laterPosition(serverProcess.readAfter, changed.read_after);
  revalidateChange(changed);
  return NextResponse.json({ success: true });
}

function parsed(body: string): z.output<typeof bodySchema> | undefined {
  try {
    return bodySchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Expires or marks as stale the pages that show what changed. */
function revalidateChange(change: Change): void {
  const { expired, stale } = tagsOfChange(change);
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  for (const tag of stale) revalidateTag(tag, 'max');
}
