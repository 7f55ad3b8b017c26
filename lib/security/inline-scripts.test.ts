import { createHash } from 'node:crypto';
import { joinScripts } from './inline-scripts';

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const data = (part: number) => `self.__next_f.push([1,"part ${part}: <b>हाट</b> \\u003c/script"])`;
const first = '(self.__next_f=self.__next_f||[]).push([0])';
const script = (text: string) => `<script>${text}</script>`;

it('makes one script of those with data that follow each other, in their order', () => {
  const html = `<body><p>हाट</p>${[first, data(1), data(2)].map(script).join('')}</body>`;
  const joined = [first, data(1), data(2)].join(';');
  expect(joinScripts(html)).toEqual({
    html: `<body><p>हाट</p>${script(joined)}</body>`,
    sources: [sourceOf(joined)],
  });
});

it('moves no script past what stands between two', () => {
  const [a, b, c] = [data(1), data(2), data(3)].map(script);
  const between = '<script>$RC("B:0","S:0")</script>';
  const html = `${a}<div hidden id="S:0"></div>${b}${between}${c}<p>end</p>`;
  expect(joinScripts(html)).toEqual({
    html,
    sources: [data(1), data(2), '$RC("B:0","S:0")', data(3)].map(sourceOf),
  });
});

it('leaves a page whose scripts are joined as it is', () => {
  const once = joinScripts(`<p>a</p>${[first, data(1), data(2)].map(script).join('')}`);
  expect(joinScripts(once.html)).toEqual(once);
});

it.each([
  ['<script>a()</script>', ['a()']],
  ['<script id="_R_">a()</script>', ['a()']],
  ['<script type="module">a()</script>', ['a()']],
  ['<script type="text/javascript">a()</script>', ['a()']],
  ['<script type="speculationrules">{}</script>', ['{}']],
  ['<script data-of="a > b">a()</script>', ['a()']],
  ['<script>a()</script><script>a()</script>', ['a()']],
  ['<script></script>', ['']],
  ['<script src="/_next/static/a.js" async=""></script>', []],
  ['<script type="application/ld+json">{"a":"b"}</script>', []],
  ['<script type="application/json" id="page-messages">{}</script>', []],
  ['<p>no script</p>', []],
  ['<script>no end', []],
])('names what runs, and nothing else: %s', (html, scripts) => {
  expect(joinScripts(html)).toEqual({ html, sources: scripts.map(sourceOf) });
});

it('looks at each letter a few times at most, whatever the page is', () => {
  // A quadratic algorithm would take minutes for each of these.
  for (const part of ['<script', '<script>', '<script a="', '</script', `${script(data(1))} `]) {
    const html = part.repeat(200_000);
    expect(joinScripts(html).html).toBe(html);
  }
});
