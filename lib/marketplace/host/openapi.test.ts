import { createHost } from './app';

it('documents every route, and which ones need a token', async () => {
  const nothing = {} as never;
  const host = createHost({ db: nothing, databaseKind: 'embedded', mailer: nothing });
  const answer = await host.request('/api/openapi.json');
  expect(answer.status).toBe(200);
  const { paths } = await answer.json();
  const routes = host.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(new Set(documented)).toEqual(new Set(routes));
  expect(paths['/api/cart'].get.security).toEqual([{ bearer: [] }]);
  expect(paths['/api/products'].get.security).toBeUndefined();
});
