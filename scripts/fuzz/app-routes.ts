import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Templates of all addresses that `app/` answers, as `/product/{id}`; `isPage` where that is a document.
 * The API host's own routes are not among them: its document names them.
 */
export function appRoutes(folder = 'app'): { template: string; isPage: boolean }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !file.includes('[[...route]]'),
    )
    .sort()
    .map((file) => ({ template: templateOf(dirname(file)), isPage: file.endsWith('page.tsx') }));
}

function templateOf(folder: string): string {
  const segments = folder
    .split('/')
    .filter((segment) => segment !== '.' && segment !== '[locale]' && !/^\(.*\)$/.test(segment))
    .map((segment) => segment.replace(/^\[+(?:\.{3})?(\w+)\]+$/, '{$1}'));
  return `/${segments.join('/')}`;
}
