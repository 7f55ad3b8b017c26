import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { codingOf } from '../../lib/storefront/page-cache/coding.mjs';

const packable = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;
/** Smaller answers would hardly shrink, in bytes. */
const least = 1024;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
const packers = {
  // A window of 1 MB: a page carries its data a second time, out of reach of gzip's 32 KB.
  br: () =>
    createBrotliCompress({
      params: {
        [BROTLI_PARAM_QUALITY]: 4,
        [BROTLI_PARAM_LGWIN]: 20,
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ level: 6 }),
};

/** Sends what is written to `response` packed, where it is text and the visitor's browser takes it. */
export function packAnswer(request, response) {
  const coding = codingOf(request.headers['accept-encoding']);
  if (!coding || request.method === 'HEAD') return;
  const { writeHead, write, end } = response;
  let decided = false;
  let packer;

  const decide = () => {
    if (decided) return;
    decided = true;
    if (!isPackable(response)) return;
    response.removeHeader('Content-Length');
    response.setHeader('Content-Encoding', coding);
    response.appendHeader('Vary', 'Accept-Encoding');
    packer = packers[coding]();
    packer.on('data', (chunk) => {
      if (!write.call(response, chunk)) packer.pause();
    });
    packer.on('end', () => end.call(response));
    packer.on('drain', () => response.emit('drain'));
    response.on('drain', () => packer.resume());
    response.once('close', () => packer.destroy());
  };

  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    const headers = rest.find((value) => typeof value === 'object') ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    decide();
    return writeHead.call(response, status);
  };
  response.write = (...args) => {
    decide();
    return packer ? packer.write(...args) : write.apply(response, args);
  };
  response.end = (...args) => {
    decide();
    if (!packer) return end.apply(response, args);
    packer.end(...args);
    return response;
  };
  response.flush = () => packer?.flush();
}

function isPackable(response) {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 304 || response.hasHeader('Content-Encoding')) {
    return false;
  }
  const length = response.getHeader('Content-Length');
  if (length !== undefined && Number(length) < least) return false;
  return packable.test(String(response.getHeader('Content-Type') ?? ''));
}
