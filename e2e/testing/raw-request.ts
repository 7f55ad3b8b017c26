import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

export type RawRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Sends requests that browsers and fetch do not: the path is sent unchanged. */
export async function ask(
  baseURL: string | undefined,
  { path, method, headers, body }: RawRequest,
) {
  const { port, protocol } = new URL(baseURL ?? '');
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  const sending = request({ port, path, method, headers, agent: false }).end(body);
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  if (!answer) throw new Error(`No answer to ${path}`);
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
