import { GET } from './route';

const ask = (authorization?: string) =>
  GET(new Request('http://shop.test/metrics', { headers: authorization ? { authorization } : {} }));

afterEach(() => {
  process.env.METRICS_TOKEN = '';
});

it('is not there without METRICS_TOKEN', async () => {
  expect((await ask('Bearer ')).status).toBe(404);
});

it.each([undefined, 'Bearer wrong', 'Basic secret', 'Bearer secret2'])(
  'refuses %s',
  async (given) => {
    process.env.METRICS_TOKEN = 'secret';
    const { status, headers } = await ask(given);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  },
);

it('answers in the text format of Prometheus', async () => {
  process.env.METRICS_TOKEN = 'secret';
  const answer = await ask('Bearer secret');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
});
