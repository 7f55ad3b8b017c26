import type { ServerResponse } from 'node:http';

/** The headers that Next writes for a page or view. */
export type HeaderList = [name: string, value: string | number | string[]][];

/** Headers that belong to one answer; all others are the same each time the page is sent. */
const ofOneAnswer =
  /^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary|x-nextjs-cache|x-request-id)$/;

/** Returns the headers that are sent again with the page: each value once, with `Vary` for the coding. */
export function headersToKeep(response: ServerResponse): HeaderList {
  const { vary = '', ...headers } = response.getHeaders();
  const kept = Object.entries(headers).flatMap(
    ([name, value]): HeaderList =>
      value === undefined || ofOneAnswer.test(name)
        ? []
        : [[name, Array.isArray(value) ? [...new Set(value)] : value]],
  );
  const varies = String(vary);
  const byCoding = /accept-encoding/i.test(varies)
    ? varies
    : [varies, 'Accept-Encoding'].filter(Boolean).join(', ');
  return [...kept, ['vary', byCoding]];
}
