import { setTimeout as delay } from 'node:timers/promises';
import { config } from '@/lib/config';
import { pathWithLanguage } from '@/lib/i18n/language-path';
import { serverProcess } from '@/lib/process/server-process';
import { drawDemoPicture, missingDemoPictures } from '@/lib/storefront/catalog/demo-picture.server';
import { inIdleTime, renewIdly } from './accelerator/renewals';
import { build } from './page-cache/build-id';
import { keptBuilds } from './page-cache/open-pages';
import { shelf } from './page-cache/shelf';
import { say } from './say';

/** The first seconds after a start belong to visitors. */
const patience = 5000;
const reportedEach = 250;

/**
 * Does work in idle time after a start: renders pages of former builds again, draws a demo market's pictures,
 * and renders pages of the sitemap that nobody has requested yet, as long as there is room. `PAGES_AHEAD=off`
 * leaves all of that to visits.
 */
export async function followRelease(): Promise<void> {
  if (!config.pagesAhead) return;
  await delay(patience, undefined, { ref: false });
  const old = await renewIdly(shelf().ofBuildsBefore(), reporter('of the release before'));
  if (old) say(`Pages of the release before: all ${old} are renewed.`);
  await keptBuilds.forget(build);
  await drawDemoPictures();
  const ahead = await renewIdly(pagesAhead(), reporter('ahead of their first visitors'));
  if (ahead) say(`Pages rendered ahead of their first visitors: ${ahead}.`);
}

const reporter = (which: string) => (done: number) => {
  if (done % reportedEach === 0) say(`Pages ${which}: ${done} rendered …`);
};

/** Draws the missing demo pictures, so that no visitor waits for them. */
async function drawDemoPictures(): Promise<void> {
  const missing = await missingDemoPictures();
  if (!missing.length) return;
  let failed = 0;
  const draw = (path: string) =>
    drawDemoPicture(path).catch((error) => {
      failed++;
      console.error(error);
    });
  await inIdleTime(missing, draw, (done) => {
    if (done % reportedEach === 0) say(`Demo pictures: ${done} of ${missing.length} drawn …`);
  });
  const drawn = missing.length - failed;
  say(`Demo pictures: ${failed ? `${drawn} of ${missing.length}` : `all ${drawn}`} are drawn.`);
}

/** Yields paths (with language) of the sitemap that are not cached, as long as there is room. */
async function* pagesAhead(): AsyncGenerator<string> {
  for await (const sitemap of addressesIn('/sitemap.xml')) {
    for await (const address of addressesIn(sitemap)) {
      if (!shelf().hasRoom()) return;
      const path = pathWithLanguage(address);
      if (!(await shelf().has(path))) yield path;
    }
  }
}

/** Yields the paths in a sitemap or a sitemap index. */
async function* addressesIn(path: string): AsyncGenerator<string> {
  const answer = await fetch(`${serverProcess.origin}${path}`, {
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok || !answer.body) return;
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + text).split('</loc>');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const at = part.lastIndexOf('<loc>');
      if (at < 0) continue;
      // `&amp;` is the only XML entity in catalogue addresses.
      const address = part
        .slice(at + '<loc>'.length)
        .trim()
        .replaceAll('&amp;', '&');
      const { pathname, search } = new URL(address);
      if (!search) yield pathname;
    }
  }
}
