import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from '@/components/ui/icons';
import { pathOf } from './lib/icon-paths.mjs';

it.each(Object.entries(icons) as [string, FunctionComponent][])(
  'draws %s in one path, as Lucide has it',
  (name, Icon) => {
    const markup = renderToStaticMarkup(createElement(Icon));
    expect(markup.match(/<[a-z]+/g)).toEqual(['<svg', '<path']);
    expect(markup).toContain(`d="${pathOf(name)}"`);
  },
);

it.each([
  ['ArrowUp', 'M5 12l7-7 7 7M12 19V5', 'a path after another begins where it did alone'],
  ['ChevronDown', 'M6 9l6 6 6-6', 'distances stay distances'],
  ['Check', 'M20 6 9 17l-5-5', 'places stay places'],
  ['Ellipsis', 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0', 'a circle is two arcs'],
  ['CreditCard', 'M2 10L22 10', 'a line goes from one end to the other'],
  [
    'Copy',
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
    'a box',
  ],
])('of %s has %s: %s', (name, part) => {
  expect(pathOf(name)).toContain(part);
});
