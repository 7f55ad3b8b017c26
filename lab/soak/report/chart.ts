import type { FaultWindow } from '../windows';

export type Line = { name: string; points: readonly { at: number; value: number }[] };

export type Panel = {
  title: string;
  unit: string;
  lines: readonly Line[];
  /** Drawn as filled bars, for counts. */
  isCount?: boolean;
  /** A value that must not be exceeded. */
  limit?: number;
};

const width = 1080;
const left = 64;
const right = 16;
const top = 26;
const panelHeight = 116;
const gap = 42;
const inner = width - left - right;

export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );

/** Rounds up to 1, 2, 2.5, 5, 10, 20 … */
export function roundedUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Draws the chart over time: panels below each other on one axis, with the fault windows behind all. */
export function chart(
  panels: readonly Panel[],
  windows: readonly FaultWindow[],
  total: number,
): string {
  const height = top + panels.length * (panelHeight + gap) + 8;
  const x = (at: number) => left + (Math.max(0, Math.min(at, total)) / total) * inner;
  const bottom = top + panels.length * (panelHeight + gap) - gap;
  const shades = windows.map((window, n) => {
    const to = Number.isFinite(window.to) ? window.to : total;
    const shade = (from: number, until: number, name: string) =>
      `<rect class="${name}" x="${x(from).toFixed(1)}" y="${top}" width="${Math.max(1.5, x(until) - x(from)).toFixed(1)}" height="${bottom - top}"/>`;
    return `<g><title>${n + 1}. ${escaped(window.title)}</title>${shade(to, to + window.allowed, 'recovery')}${shade(window.from, to, 'fault')}<text class="mark" x="${((x(window.from) + x(to)) / 2).toFixed(1)}" y="${top - 8}">${n + 1}</text></g>`;
  });
  const drawn = panels.map((panel, n) => drawPanel(panel, top + n * (panelHeight + gap), x));
  const minutes = axisOf(total).map(
    (at) =>
      `<text class="axis middle" x="${x(at).toFixed(1)}" y="${bottom + 16}">${figure(at / 60_000)} min</text>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="The soak over time">${[...shades, ...drawn, ...minutes].join('')}</svg>`;
}

function axisOf(total: number): number[] {
  const step =
    [15_000, 30_000, 60_000, 120_000, 300_000, 600_000].find((each) => total / each <= 12) ??
    1_200_000;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, n) => n * step);
}

function drawPanel(
  { title, unit, lines, isCount, limit }: Panel,
  y: number,
  x: (at: number) => number,
) {
  const highest = Math.max(
    limit ?? 0,
    ...lines.flatMap(({ points }) => points.map(({ value }) => value)),
  );
  const most = roundedUp(highest);
  const at = (value: number) => y + panelHeight - (Math.min(value, most) / most) * panelHeight;
  const grid = [0, most / 2, most].map(
    (value) =>
      `<line class="grid" x1="${left}" x2="${width - right}" y1="${at(value)}" y2="${at(value)}"/><text class="axis end" x="${left - 8}" y="${at(value) + 4}">${figure(value)}</text>`,
  );
  const border =
    limit === undefined
      ? ''
      : `<line class="limit" x1="${left}" x2="${width - right}" y1="${at(limit)}" y2="${at(limit)}"/>`;
  const drawn = lines.map(({ points }, n) => {
    if (isCount) {
      const bars = points
        .filter(({ value }) => value > 0)
        .map(({ at: when, value }) => `M${x(when).toFixed(1)} ${at(0)}V${at(value).toFixed(1)}`);
      return `<path class="bars series-${n}" d="${bars.join('')}"/>`;
    }
    const path = points.map(
      ({ at: when, value }, index) =>
        `${index ? 'L' : 'M'}${x(when).toFixed(1)} ${at(value).toFixed(1)}`,
    );
    return `<path class="line series-${n}" d="${path.join('')}"/>`;
  });
  let shift = 0;
  const names =
    lines.length > 1
      ? lines.map(({ name }, n) => {
          const text = `<text class="name series-${n}" x="${left + 190 + shift}" y="${y - 8}">${escaped(name)}</text>`;
          shift += name.length * 7 + 18;
          return text;
        })
      : [];
  const heading = `<text class="title" x="${left}" y="${y - 8}">${escaped(title)} <tspan class="unit">${escaped(unit)}</tspan></text>`;
  // The numbers of the faults are above the first panel.
  return [...grid, border, ...drawn, heading, ...names]
    .join('')
    .replaceAll(`y="${top - 8}"`, `y="${top + 12}"`);
}
