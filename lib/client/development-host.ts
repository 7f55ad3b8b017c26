import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Host = { fetch(request: Request, circumstances: object): Response | Promise<Response> };

const holder = globalThis as typeof globalThis & {
  haatHost?: Promise<Host>;
  haatClose?: () => Promise<void>;
  /** The open host and the time its bundle was written, kept across hot reloads. */
  haatBundle?: { written: number; host: Promise<Host> };
};

/**
 * Returns the embedded API host of `npm run dev`. `scripts/dev.mjs` bundles it and bundles it again after a
 * change: compiled by Next, it would take most of the time before the first page. A newer bundle's host
 * replaces the open one.
 */
export async function embeddedHost(): Promise<Host> {
  const folder = '.next/development-server';
  const mark = resolve(/* turbopackIgnore: true */ `${folder}/written`);
  const { mtimeMs: written } = await stat(/* turbopackIgnore: true */ mark);
  if (holder.haatBundle?.written !== written) {
    const file = resolve(/* turbopackIgnore: true */ `${folder}/host.mjs`);
    const host = open(`${pathToFileURL(file)}?${written}`, holder.haatBundle?.host);
    holder.haatBundle = { written, host };
  }
  return holder.haatBundle.host;
}

async function open(href: string, former?: Promise<Host>): Promise<Host> {
  await former?.catch(() => undefined);
  await holder.haatClose?.();
  holder.haatHost = undefined;
  const bundle = await import(/* turbopackIgnore: true */ href);
  return bundle.embeddedHost();
}
