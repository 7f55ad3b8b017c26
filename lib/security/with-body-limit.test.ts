import { NextRequest } from 'next/server';
import { withBodyLimit } from './with-body-limit';

const url = 'http://haat.example/api/revalidate?lang=hi';

/** Returns a body in chunks of 16 KB without a declared length. */
function inChunks(count: number) {
  let left = count;
  return new ReadableStream<Uint8Array>({
    pull(stream) {
      if (left-- > 0) stream.enqueue(new Uint8Array(16_384));
      else stream.close();
    },
  });
}

const asked = (body: BodyInit, headers: Record<string, string> = {}) =>
  new NextRequest(url, { method: 'POST', body, headers, duplex: 'half' });

it('hands a body within the limit on as it is', async () => {
  const answer = await withBodyLimit(asked('{"products":[1]}'), async (request) =>
    Response.json(await request.json()),
  );
  expect(await answer.json()).toEqual({ products: [1] });
});

it('refuses a length over the limit before the handler is asked', async () => {
  let isAsked = false;
  const answer = await withBodyLimit(asked('x', { 'content-length': '70000' }), async () => {
    isAsked = true;
    return new Response();
  });
  expect([answer.status, isAsked]).toEqual([413, false]);
});

it.each([
  ['throws', (request: Request) => request.text().then((text) => new Response(text))],
  [
    'makes nothing of it',
    (request: Request) =>
      request
        .text()
        .catch(() => '')
        .then(() => new Response('fine')),
  ],
])('answers 413 to a body that grows too long, also when the handler %s', async (_, handle) => {
  const answer = await withBodyLimit(asked(inChunks(5)), handle);
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { success: false, message: 'एक बार में इतना डेटा नहीं भेजा जा सकता।' },
  ]);
});

it('takes a failure of the handler for what it is', async () => {
  const failing = withBodyLimit(asked('{}'), async () => {
    throw new Error('its own');
  });
  await expect(failing).rejects.toThrow('its own');
});
