import { writeFileSync } from 'node:fs';
import type { Case } from './cases';
import type { Options } from './options';
import type { Finding, Result } from './run';

/** Findings of one kind and route that are printed; the others are counted. */
const shown = 3;

/** Prints the statuses and the findings, each with the command that reproduces it. */
export function report({ asked, findings, statuses }: Result, options: Options) {
  const counts = [...statuses].sort(([a], [b]) => a.localeCompare(b));
  console.log(
    `${asked} requests of seed ${options.seed}: ${counts.map(([s, n]) => `${n} × ${s}`).join(', ')}`,
  );
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = `${finding.wrong} ${finding.asked?.method} ${finding.asked?.of}`;
    alike.set(kind, [...(alike.get(kind) ?? []), finding]);
  }
  for (const group of alike.values()) {
    for (const finding of group.slice(0, shown)) console.log(lineOf(finding, options));
    if (group.length > shown) console.log(`  … and ${group.length - shown} like it`);
  }
  console.log(findings.length ? `${findings.length} findings` : 'Nothing found.');
  if (options.results) {
    writeFileSync(options.results, JSON.stringify({ asked, findings: findings.length }));
  }
}

function lineOf({ asked, wrong }: Finding, { seed, url }: Options): string {
  if (!asked) return `- ${wrong}`;
  const where = url ? ` --url ${url}` : '';
  return `- ${wrong}: ${briefly(asked)}\n  npm run fuzz --${where} --seed ${seed} --only ${asked.number}`;
}

/** The request in one line: who, what, and what is odd about it. */
function briefly({ caller, method, address, headers, framing, pause }: Case): string {
  const odd = [...headers.slice(1), ...framing.headers]
    .filter(([name, value]) => !(name === 'connection' && value === 'close'))
    .map(([name, value]) => cut(`${name}: ${value}`, 60));
  const body = framing.body.length
    ? [`${framing.body.length} bytes ${cut(framing.body.toString(), 80)}`]
    : [];
  const slow = pause ? ['slowly'] : [];
  return `${caller} ${method} ${cut(address, 120)} ${[...odd, ...slow, ...body].join(' · ')}`;
}

const cut = (text: string, most: number) =>
  JSON.stringify(text.length > most ? `${text.slice(0, most)}…` : text).slice(1, -1);
