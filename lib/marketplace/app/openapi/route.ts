import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { config } from '@/lib/config';
import type { HostEnv } from '../../areas/context';
import { InvalidFields } from '../../kernel/errors';
import { onlyKnown } from '../../kernel/http/known-fields';
import { completed, documentInfo, securitySchemes } from './document';
import { forGenerators } from './for-generators';
import { documentParts, partOf } from './parts';

const query = z.object({ part: z.enum(documentParts).optional() });

/** Answers the description of all routes of a host, or of one part of it, from texts that are written once. */
export function addDocument(host: OpenAPIHono<HostEnv>): void {
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    host.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  const write = () => {
    const document = completed(host.getOpenAPI31Document(documentInfo));
    return forGenerators(document, config.siteUrl);
  };
  let whole: ReturnType<typeof write> | undefined;
  const texts = new Map<string | undefined, string>();
  const known = onlyKnown({ query });
  if (known) host.use('/api/openapi.json', known);
  host.get('/api/openapi.json', (c) => {
    const { data, success } = query.safeParse(c.req.query());
    if (!success) throw new InvalidFields({ part: 'invalid' });
    const { part } = data;
    whole ??= write();
    const text = texts.get(part) ?? JSON.stringify(part ? partOf(whole, part) : whole);
    texts.set(part, text);
    return c.body(text, 200, { 'content-type': 'application/json' });
  });
}
