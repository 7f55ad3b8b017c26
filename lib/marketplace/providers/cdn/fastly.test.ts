import { fastlyCdn } from './fastly';
import { describeCdn } from './testing/cdn-rules';
import { namesIn, openCdn } from './testing/stand-in';

const account = { serviceId: 'SU1Z0isxPaozGVKXdv0eY', token: 'a-token' };

/** Imitates POST /service/{service_id}/purge as www.fastly.com/documentation/reference/api/purging describes it. */
const openFastly = () =>
  openCdn(
    async (request) => {
      const { pathname } = new URL(request.url);
      const refused = (status: number) => Response.json({ msg: 'no' }, { status });
      if (pathname !== `/service/${account.serviceId}/purge`) return refused(404);
      if (request.method !== 'POST') return refused(405);
      if (request.headers.get('fastly-key') !== account.token) return refused(401);
      const names = await namesIn(request, 'surrogate_keys', 256);
      const isSoft = request.headers.get('fastly-soft-purge') === '1';
      return names ? { names, isSoft } : refused(400);
    },
    () => Response.json({ 'product:1': '108-1391560174-974124' }),
  );

describeCdn('Fastly', { knowsSoft: true, batch: 256 }, async () => {
  const rig = await openFastly();
  const wire = { baseUrl: rig.url, timeoutMs: 200 };
  return {
    ...rig,
    provider: fastlyCdn(account, wire),
    withWrongKey: fastlyCdn({ ...account, token: 'another' }, wire),
  };
});
