import { textOfMarkup } from './markup';

it.each([
  ['plain text', 'plain text'],
  ['5 < 6', '5 < 6'],
  ['<p>One</p><p>Two &amp; &nbsp;three</p>', 'One\nTwo & three'],
  ['<ul><li class="a">First</li><li>Second</li></ul>', '- First\n- Second'],
  ['a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
  ['<script>alert(1)</script><b>seen</b><style>p{}</style>', 'seen'],
  ['<script>not closed <b>seen</b>', 'not closed seen'],
  ['İ <SCRIPT>x</SCRIPT><b>y</b>', 'İ y'],
  ['<p>One<!-- [if gte mso 9]><xml>Normal</xml><![endif]--> two</p>', 'One two'],
  ['One<!-- not closed <b>seen</b>', 'Oneseen'],
  ['a <- b', 'a <- b'],
  ['&#8377;5 &lt;b&gt; &unknown;', '₹5 <b> &unknown;'],
])('reads %j as %j', (markup, text) => {
  expect(textOfMarkup(markup)).toBe(text);
});

it.each(['<p>a&#0;b', '<p>a&#55296;b', '<p>a&#1114112;b', '<p>a&#9999999999;b'])(
  'leaves out of %j what is no sign of a text',
  (markup) => {
    expect(textOfMarkup(markup)).toBe('ab');
  },
);

// Each case would take minutes if the time grew with the square of the length.
it.each([
  ['opening signs', '<'.repeat(1_000_000)],
  ['list points that do not end', '<li '.repeat(300_000)],
  ['scripts that do not end', `<script>`.repeat(200_000)],
  ['entities that do not end', `<p>${'&a'.repeat(500_000)}`],
  ['comments that do not end', '<!-- '.repeat(200_000)],
  ['comments before a bracket', `${'<!-- '.repeat(200_000)}>`],
  ['spaces', `<p>a${' '.repeat(1_000_000)}b`],
  ['line breaks', `<p>a${'\n<br> '.repeat(200_000)}b`],
])('reads %s in one pass', (_, markup) => {
  expect(typeof textOfMarkup(markup)).toBe('string');
});
