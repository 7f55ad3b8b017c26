import type { Asked } from '../load/record';
import type { Verdict } from '../promises/findings';
import type { MemorySample } from '../promises/memory';
import { type FaultWindow, recoveryOf } from '../windows';
import { chart, escaped } from './chart';
import { failures, kindsOf, memoryLines, perSecond, slowest } from './series';

export type Outcome = {
  /** The start of the load in ISO 8601. */
  began: string;
  /** The command line. */
  command: string;
  machine: string;
  /** Milliseconds of load. */
  total: number;
  rate: number;
  seed: number;
  parts: readonly string[];
  /** Parts missing on the machine, and faults without a slot. */
  missing: readonly string[];
  errands: { begun: number; leftOut: number };
  windows: readonly FaultWindow[];
  asked: readonly Asked[];
  memory: readonly MemorySample[];
  /** The result of each promise. */
  verdicts: readonly Verdict[];
};

const style = `
:root { color-scheme: light dark; --paper: #fdfcfa; --ink: #23201c; --soft: #6d665d; --line: #e4ded5; --fault: #d9480f33; --recovery: #d9480f14; --bad: #b42318; --good: #1a7f37; --s0: #1f6feb; --s1: #b35900; --s2: #1a7f37; --s3: #8250df; --s4: #bf3989; --s5: #57606a; --s6: #0e7490; --s7: #9a6700; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e8e6e3; --soft: #a09a92; --line: #33373e; --fault: #ff922b40; --recovery: #ff922b17; --bad: #ff7b72; --good: #56d364; --s0: #79c0ff; --s1: #ffa657; --s2: #56d364; --s3: #d2a8ff; --s4: #ff9bce; --s5: #b1bac4; --s6: #67e8f9; --s7: #e3b341; } }
body { background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; max-width: 1120px; margin: 0 auto; padding: 24px 20px 60px; }
h1 { font-size: 26px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 34px 0 8px; } p { margin: 6px 0; } .soft { color: var(--soft); }
.verdict { border-left: 4px solid var(--good); padding: 2px 12px; margin: 10px 0; } .verdict.broken { border-color: var(--bad); } .verdict b { font-weight: 600; } .verdict ul { margin: 4px 0; padding-left: 20px; font-size: 13px; } .state { font-weight: 600; color: var(--good); } .broken .state { color: var(--bad); } .verdict.open { border-color: var(--soft); } .open .state { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: 14px; } th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } svg { width: 100%; min-width: 760px; height: auto; font: 12px system-ui, sans-serif; }
.grid { stroke: var(--line); } .axis, .unit { fill: var(--soft); } .end { text-anchor: end; } .middle { text-anchor: middle; } .title { fill: var(--ink); font-weight: 600; } .mark { fill: var(--bad); text-anchor: middle; font-weight: 600; }
.fault { fill: var(--fault); } .recovery { fill: var(--recovery); } .limit { stroke: var(--bad); stroke-dasharray: 5 4; } .line { fill: none; stroke-width: 1.6; stroke-linejoin: round; } .bars { fill: none; stroke-width: 2; }
${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `path.series-${n} { stroke: var(--s${n}); } text.series-${n} { fill: var(--s${n}); }`).join(' ')}
path.bars.series-0 { stroke: var(--bad); }
code { font-size: 13px; }
`;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function verdict({ promise, facts, broken, isOpen }: Verdict): string {
  const list = broken.length
    ? `<ul>${broken.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`
    : '';
  const state = broken.length ? 'Broken' : isOpen ? 'Too short to tell' : 'Kept';
  return `<div class="verdict${broken.length ? ' broken' : isOpen ? ' open' : ''}"><b>${escaped(promise)}</b> <span class="state">${state}</span><p class="soft">${escaped(facts)}</p>${list}</div>`;
}

const row = (cells: readonly (string | number)[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}${typeof cell === 'number' || /^-?[\d.,]+(?: s| ms)?$/.test(cell) ? ' class="n"' : ''}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  `<div class="scroll"><table>${row(head, 'th')}${rows.map((each) => row(each)).join('')}</table></div>`;

/** Returns the effect of each fault, by its number in the chart. */
export function faultRows({ windows, asked }: Pick<Outcome, 'windows' | 'asked'>) {
  const failed = asked.filter(({ status }) => status === 0 || status >= 500);
  return windows.map((window, n) => {
    const end = windows[n + 1]?.from ?? Number.POSITIVE_INFINITY;
    const own = failed.filter(({ at, took }) => at + took >= window.from && at + took < end);
    return {
      number: n + 1,
      title: window.title,
      at: window.from,
      lasted: window.to - window.from,
      failures: own.length,
      recovery: recoveryOf(windows, window, failed),
    };
  });
}

/** Returns the whole report as one self-contained file. */
export function html(outcome: Outcome): string {
  const { asked, windows, total, verdicts, memory, errands } = outcome;
  const broken = verdicts.filter((each) => each.broken.length > 0).length;
  const open = verdicts.filter(({ isOpen }) => isOpen).length;
  const kept = `${verdicts.length - open} promises kept${open ? `, ${open} too short to tell` : ''}`;
  const picture = chart(
    [
      { title: 'Answers', unit: 'a second', lines: [perSecond(asked, total)] },
      {
        title: 'Slowest of a hundred',
        unit: 'ms, p99',
        lines: [
          slowest(asked, 'order', { total, name: 'orders' }),
          slowest(asked, 'page', { total, name: 'pages' }),
          slowest(asked, 'search', { total, name: 'searches' }),
        ],
        limit: 1000,
      },
      {
        title: 'Failures',
        unit: '5xx and broken connections a second',
        lines: [failures(asked, total)],
        isCount: true,
      },
      { title: 'Memory', unit: 'MB', lines: memoryLines(memory) },
    ],
    windows,
    total,
  );
  const faults = faultRows(outcome).map(
    ({ number, title, at, lasted, failures: count, recovery }) => [
      ...[number, title, seconds(at), seconds(lasted), count, seconds(recovery)],
    ],
  );
  const kinds = kindsOf(asked).map(({ kind, count, failed, p50, p99 }) => [
    kind,
    count,
    failed,
    p50,
    p99,
  ]);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Soak of ${escaped(outcome.began)}</title><style>${style}</style>
<h1>${broken ? `${broken} of ${verdicts.length} promises broken` : kept}</h1>
<p class="soft">${escaped(outcome.began)} · ${(total / 60_000).toFixed(1)} minutes · ${outcome.rate} errands a second · seed ${outcome.seed} · ${escaped(outcome.machine)}</p>
<p class="soft"><code>${escaped(outcome.command)}</code></p>
<p>${escaped(outcome.parts.join(', '))}. ${errands.begun} errands begun${errands.leftOut ? `, ${errands.leftOut} left out because too many were under way` : ''}.${outcome.missing.length ? ` <b>Left out:</b> ${escaped(outcome.missing.join('; '))}.` : ''}</p>
<h2>Promises</h2>${verdicts.map(verdict).join('')}
<h2>Over time</h2><div class="scroll">${picture}</div>
<h2>Faults</h2>${table(['', 'Fault', 'At', 'Lasted', 'Failures', 'Recovered after'], faults)}
<h2>Questions</h2>${table(['For', 'Asked', 'Failed', 'p50 ms', 'p99 ms'], kinds)}
</html>
`;
}
