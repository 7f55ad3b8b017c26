import { ApiError } from '@/lib/api/request';
import { findShortLink } from '@/lib/api/short-links';
import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';

/** A short link: leads to its page for good. */
export async function GET(_: Request, { params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const link = await findShortLink(code).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  if (!link) return new Response('Not found', { status: 404 });
  return new Response(null, {
    status: 308,
    headers: { Location: link.path, ...keptByAll(86_400, [cacheTags.content]) },
  });
}
