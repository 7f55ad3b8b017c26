import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves `listener` on its own port while the tests of a file run. */
export function serve(listener: RequestListener): { readonly origin: string } {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  return {
    get origin() {
      return origin;
    },
  };
}
