import { isLinear } from '@/lib/security/testing/linear';
import { htmlText } from './html-text';

it.each([
  ['tags', '<p>Look <b>here</b></p>', 'Look here'],
  ['breaks', 'One<br>two<div>three</div>', 'One\ntwo\nthree'],
  [
    'entities',
    'a &amp; b &lt;c&gt; &#8377;5 &#x939; &unknown; &#9999999;',
    'a & b <c> ₹5 ह &unknown; ',
  ],
  ['names that every object has', '&constructor; &toString;', '&constructor; &toString;'],
  ['white space', '  a \n\t b  <br>  c  ', 'a b\nc'],
  ['what is no tag', '3 < 4 > 2', '3 < 4 > 2'],
  ['comments', 'a<!-- <p>b > c</p> -->d', 'ad'],
  ['declarations', '<!DOCTYPE html><p>a', 'a'],
  ['a tag that is not closed', 'a <b class="', 'a'],
  ['styles and scripts', '<style>p > a {}</style>a<SCRIPT>x("<p>")</SCRIPT>b', 'ab'],
  ['quotations', 'a<blockquote>b<blockquote>c</blockquote>d</blockquote>e', 'ae'],
])('reads %s', (_, html, text) => {
  expect(htmlText(html).text.trim()).toBe(text.trim());
});

it('says where it is longer than is looked at', () => {
  expect(htmlText('a'.repeat(400_000)).isCut).toBe(false);
  expect(htmlText('a'.repeat(600_000)).isCut).toBe(true);
});

it.each([
  '<',
  '>',
  '<!--',
  '<a',
  '</',
  '<!',
  ' ',
  '&#32;',
  '&#10;',
  '&#',
  '&',
  '<br> ',
  '"',
  '<blockquote>',
])('reads %s in time that grows as they do', (part) => {
  expect(isLinear(part, 400_000, htmlText)).toBe(true);
});
