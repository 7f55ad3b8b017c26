import { existsSync, readFileSync } from 'node:fs';

const file = '.next/BUILD_ID';

/** Names the build that runs; its pages name its scripts and styles. */
export const build = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
