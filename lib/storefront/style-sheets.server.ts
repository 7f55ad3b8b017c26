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

/** What scripts/lib/build-styles.ts has written. */
export type StyleSheets = {
  sheets: Record<SheetName, string>;
  /** Address of the sheet of the whole site. */
  whole: string;
  /** The same without its fonts, for pages that have those by a sheet of their own. */
  added: string;
  /** Address of the sheet of the areas of sellers and operators. */
  areas: string;
  fonts: { inter: string; devanagari: string };
};

const file = '.next/server-build/style-sheets.json';

/** The style sheets of the build; undefined in development, where Next serves the styles. */
export function styleSheets(): StyleSheets | undefined {
  if (process.env.NODE_ENV === 'development') return undefined;
  serverProcess.styleSheets ??= JSON.parse(
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8'),
  );
  return serverProcess.styleSheets;
}
