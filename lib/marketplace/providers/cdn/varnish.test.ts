import { describeCdn } from './testing/cdn-rules';
import { openCdn } from './testing/stand-in';
import { varnishCdn } from './varnish';

const token = 'a-token';

/** Imitates Varnish with deploy/varnish.vcl; `behind-varnish.test.ts` tests the real one. */
const openVarnish = () =>
  openCdn(
    async ({ method, headers }) => {
      if (method !== 'PURGE') return new Response('', { status: 405 });
      if (headers.get('x-purge-token') !== token) return new Response('', { status: 403 });
      const soft = headers.get('xkey-softpurge');
      const names = (soft ?? headers.get('xkey-purge') ?? '').split(' ').filter(Boolean);
      return { names, isSoft: soft !== null };
    },
    () => new Response('Purged 1', { status: 200 }),
  );

describeCdn('Varnish', { knowsSoft: true, batch: 100 }, async () => {
  const rig = await openVarnish();
  const own = { timeoutMs: 200 };
  return {
    ...rig,
    provider: varnishCdn({ urls: [rig.url], token }, own),
    withWrongKey: varnishCdn({ urls: [rig.url], token: 'another' }, own),
  };
});

it('has not purged before all of its servers have', async () => {
  const [one, other] = [await openVarnish(), await openVarnish()];
  for (const each of [one, other]) await each.keep('/one', ['product:1']);
  other.fail(403, 1);
  const provider = varnishCdn({ urls: [`${one.url}/`, other.url], token }, { timeoutMs: 200 });
  await expect(provider.purge(['product:1'], 'drop')).rejects.toMatchObject({ kind: 'refused' });
  await provider.purge(['product:1'], 'drop');
  expect([await one.stateOf('/one'), await other.stateOf('/one')]).toEqual(['gone', 'gone']);
  await Promise.all([one.close(), other.close()]);
});
