import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';

/** Redirects a short link permanently to its page. */
export async function GET(_: Request, { params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const link = await dataOf(call('GET /api/shorten-url/{code}', { params: { code } })).catch(
    (error) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    },
  );
  if (!link) return new Response('Not found', { status: 404 });
  return new Response(null, {
    status: 308,
    headers: { Location: link.path, ...keptByAll(86_400, [cacheTags.content]) },
  });
}
