import { cloudflareCdn } from './cloudflare';
import { describeCdn } from './testing/cdn-rules';
import { namesIn, openCdn } from './testing/stand-in';

const account = { zoneId: '023e105f4ecef8ad9ca31a8372d0c353', token: 'a-token' };

/** Imitates POST /zones/{zone_id}/purge_cache as developers.cloudflare.com/api describes it. */
const openCloudflare = () =>
  openCdn(
    async (request) => {
      const { pathname } = new URL(request.url);
      const refused = (status: number) =>
        Response.json({ success: false, errors: [{ code: 10000 }] }, { status });
      if (pathname !== `/zones/${account.zoneId}/purge_cache`) return refused(404);
      if (request.method !== 'POST') return refused(405);
      if (request.headers.get('authorization') !== `Bearer ${account.token}`) return refused(403);
      const names = await namesIn(request, 'tags', 100);
      return names ? { names, isSoft: false } : refused(400);
    },
    () =>
      Response.json({ success: true, errors: [], messages: [], result: { id: account.zoneId } }),
  );

describeCdn('Cloudflare', { knowsSoft: false, batch: 100 }, async () => {
  const rig = await openCloudflare();
  const wire = { baseUrl: rig.url, timeoutMs: 200 };
  return {
    ...rig,
    provider: cloudflareCdn(account, wire),
    withWrongKey: cloudflareCdn({ ...account, token: 'another' }, wire),
  };
});

it('does not take a no with status 200 for done', async () => {
  const rig = await openCdn(
    async () => ({ names: [], isSoft: false }),
    () => Response.json({ success: false, errors: [{ code: 1014, message: 'no such zone' }] }),
  );
  const provider = cloudflareCdn(account, { baseUrl: rig.url, timeoutMs: 200 });
  const purged = provider.purge(['site'], 'drop');
  await expect(purged).rejects.toMatchObject({ kind: 'unexpected' });
  await rig.close();
});
