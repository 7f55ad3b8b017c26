import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverProcess } from '@/lib/process/server-process';
import type { SheetName } from './page-sheet';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** The style sheets of the build, once they have been read. */
    styleSheets?: StyleSheets;
  }
}

/** The output of scripts/lib/build-styles.ts. */
export type StyleSheets = {
  sheets: Record<SheetName, string>;
  /** Address of the sheet of the whole site. */
  whole: string;
  /** The whole sheet without its fonts, for pages that load them by a separate sheet. */
  added: string;
  /** Address of the sheet of the seller and operator areas. */
  areas: string;
  fonts: { inter: string; devanagari: string };
};

const file = '.next/server-build/style-sheets.json';

/** Returns the style sheets of the build; undefined in development, where Next serves the styles. */
export function styleSheets(): StyleSheets | undefined {
  if (process.env.NODE_ENV === 'development') return undefined;
  serverProcess.styleSheets ??= JSON.parse(
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8'),
  );
  return serverProcess.styleSheets;
}
