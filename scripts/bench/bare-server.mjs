import { createServer } from 'node:http';

/** The baseline of Node's http server: it answers from memory the body that was PUT at a path. */
const bodies = new Map();

createServer(async (request, response) => {
  if (request.method === 'PUT') {
    const chunks = await request.toArray();
    bodies.set(request.url, Buffer.concat(chunks));
    response.end();
    return;
  }
  const body = bodies.get(request.url);
  response.writeHead(body ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body?.length ?? 0,
  });
  response.end(body);
}).listen(0, '127.0.0.1', function listening() {
  process.send?.(this.address().port);
});
