import { readFile } from 'node:fs/promises';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the names of the icons in components/ui/icons.ts. */
export async function shopIcons() {
  const text = await readFile('components/ui/icons.ts', 'utf8').catch(() => '');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
}

/** Returns all lines of a Lucide icon as one path: separate elements would double the size of a page. */
export function pathOf(name) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing of a script is shaken off
  const Icon = lucide[name];
  if (!Icon) throw new Error(`Lucide has no icon ${name}.`);
  const markup = renderToStaticMarkup(createElement(Icon));
  const shapes = [...markup.matchAll(/<(\w+) ([^>]*)>/g)].slice(1);
  return shapes.map(([, tag, attributes]) => lineOf(tag, valuesOf(attributes), name)).join('');
}

const valuesOf = (attributes) =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );

const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)';
/** Matches the start of a path: only its first point is absolute; further points after a small m are distances. */
const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*([\\d.+-])?`);

function lineOf(tag, { d, fill, ...attributes }, name) {
  // A dot's stroke covers its fill.
  if (fill && !(attributes.r <= 1)) throw new Error(`${name} is filled.`);
  if (tag === 'path' && !Object.keys(attributes).length) {
    return d.replace(start, (_, x, y, next) => `M${x} ${y}${next ? `l${next}` : ''}`);
  }
  if (attributes.points) return `M${attributes.points}`;
  const numbers = Object.entries(attributes).map(([key, value]) => [key, Number(value)]);
  const {
    x,
    y,
    width,
    height,
    rx = 0,
    ry,
    cx,
    cy,
    r,
    x1,
    x2,
    y1,
    y2,
    ...others
  } = Object.fromEntries(numbers);
  if (Object.keys(others).length || (ry ?? rx) !== rx) {
    throw new Error(`${name} has a ${tag} that one path cannot say.`);
  }
  if (tag === 'circle')
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  if (tag !== 'rect') throw new Error(`${name} has a ${tag} that one path cannot say.`);
  const corner = (right, down) => (rx ? `a${rx} ${rx} 0 0 1 ${right * rx} ${down * rx}` : '');
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  return `M${x + rx} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}
