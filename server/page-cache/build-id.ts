import { existsSync, readFileSync } from 'node:fs';

const file = '.next/BUILD_ID';

/** The id of the running build, which its pages reference for scripts and styles. */
export const build = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
