import { serverProcess } from '@/lib/process/server-process';
import { serve } from '@/lib/security/requests/testing/serve';
import { warmUp } from './warm-up';

let asked: string[] = [];
let status = 200;
let answer = '';
const site = serve((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(status).end(request.url?.startsWith('/api/') ? answer : '');
});
beforeEach(() => {
  asked = [];
  status = 200;
  answer = '';
  serverProcess.origin = undefined;
});

it('asks for the host first, then for pages of each kind, and for none that is kept but the home page', async () => {
  await warmUp(site.origin);
  const [first, ...pages] = asked;
  expect(first).toMatch(/^\/api\//);
  expect(pages).toEqual(['/products?sort=newest', '/', '/product/-']);
  expect(serverProcess.origin).toBe(site.origin);
});

it('renders the first product of the market', async () => {
  answer = JSON.stringify({ success: true, data: { products: [{ slug: 'kurta-नीला' }] } });
  await warmUp(site.origin);
  expect(asked.at(-1)).toBe(`/product/${encodeURIComponent('kurta-नीला')}`);
  expect(asked).toHaveLength(5);
});

it.each(['{"data":{"products":[]}}', '{"data":null}', 'null', 'Bad gateway'])(
  'does without a product where the host answers %s',
  async (text) => {
    answer = text;
    await warmUp(site.origin);
    expect(asked).toHaveLength(4);
  },
);

it('goes on where one of them fails', async () => {
  status = 500;
  await warmUp(site.origin);
  expect(asked).toHaveLength(4);
});

it('lets the shop open where nobody answers', async () => {
  await expect(warmUp('http://127.0.0.1:1')).resolves.toBeUndefined();
});
