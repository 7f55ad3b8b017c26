import type { ServerResponse } from 'node:http';
import { securityHeaders } from '@/lib/security/security-headers';

const everyAnswer = Object.entries(
  securityHeaders({ https: process.env.SITE_URL?.startsWith('https://') }),
);

/** Gives every answer the security headers, but for those that a page or file has its own of. */
export function addSecurityHeaders(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    for (const [name, value] of everyAnswer) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}
