import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPages } from '../cached-pages';

/** For tests: the front of `next`, on a port of its own for as long as the file's tests run. */
export function serveFrontOf(
  next: (request: IncomingMessage, response: ServerResponse) => unknown,
): { readonly origin: string } {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      void answerPages(request, response, () => next(request, response));
    });
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
