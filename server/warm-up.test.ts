import { serverProcess } from '@/lib/process/server-process';
import { serve } from '@/lib/security/requests/testing/serve';
import { warmUp } from './warm-up';

let asked: string[] = [];
let status = 200;
const site = serve((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(status).end();
});
beforeEach(() => {
  asked = [];
  status = 200;
  serverProcess.origin = undefined;
});

it('asks for the host first, then for pages of each kind, of those kept the home page and what is shown of failures', async () => {
  await warmUp(site.origin);
  const [first, ...pages] = asked;
  expect(first).toMatch(/^\/api\//);
  expect(pages).toEqual([
    ...['/products?sort=newest', '/', '/product/-'],
    ...['/unavailable', '/hi/unavailable', '/failed', '/hi/failed'],
  ]);
  expect(serverProcess.origin).toBe(site.origin);
});

it('goes on where one of them fails', async () => {
  status = 500;
  await warmUp(site.origin);
  expect(asked).toHaveLength(8);
});

it('lets the shop open where nobody answers', async () => {
  await expect(warmUp('http://127.0.0.1:1')).resolves.toBeUndefined();
});
