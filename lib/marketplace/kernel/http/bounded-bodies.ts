import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { parseBoundedJson } from '@/lib/security/body-limit';
import { isBoundedForm } from '@/lib/security/bounded-form';
import type { CallEnv } from './env';

const isForm = (type = '') => /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type);
const isJson = (type = '') => /^application\/(?:[\w.-]+\+)?json\b/i.test(type);

/**
 * Bounds the body of a call for every reader, or answers 400: limits, validation and handlers alike, since
 * all of them ask Hono's request. Nothing is read before somebody asks.
 */
export const boundedBodies: MiddlewareHandler<CallEnv> = async ({ req }, next) => {
  const type = req.header('content-type');
  const { text, arrayBuffer, formData } = {
    text: () => req.text(),
    arrayBuffer: req.arrayBuffer.bind(req),
    formData: req.formData.bind(req),
  };
  const bounded = async () => {
    const bytes = await arrayBuffer();
    if (isBoundedForm(new Uint8Array(bytes), type)) return bytes;
    throw new HTTPException(400, { message: 'a form beyond all bounds' });
  };
  Object.assign(req, {
    json: async () => {
      if (isForm(type)) throw new SyntaxError('a form is no JSON');
      return parseBoundedJson(await text());
    },
    arrayBuffer: bounded,
    formData: async () => {
      await bounded();
      req.bodyCache.formData ??= await formData();
      return req.bodyCache.formData;
    },
  });
  await next();
};

/** Passes a file body on unread: 415 for JSON and forms, which others would have read before the handler. */
export const plainFile: MiddlewareHandler<CallEnv> = async ({ req }, next) => {
  const type = req.header('content-type');
  if (isForm(type) || isJson(type)) throw new HTTPException(415);
  await next();
};
