import { isLinear } from '@/lib/security/testing/linear';
import { replyText } from './reply-text';

const quoted = '> This is our answer\n> to your ticket';

it.each([
  ['a plain mail', 'Thank you.\r\nIt came.', 'Thank you.\nIt came.'],
  [
    'an answer above',
    `It came.\n\nOn Mon, 23 Nov 2026 at 10:00, Haat <s@m.example> wrote:\n${quoted}`,
    'It came.',
  ],
  [
    'a long line broken',
    `It came.\n\nOn Mon, 23 Nov 2026 at 10:00, Haat\n<support+t@m.example> wrote:\n\n${quoted}`,
    'It came.',
  ],
  [
    'Gmail in Hindi',
    `मिल गया।\n\nसोम, 23 नव॰ 2026 को 10:00 बजे को हाट <s@m.example> ने लिखा:\n\n${quoted}`,
    'मिल गया।',
  ],
  [
    'Outlook',
    'It came.\n\n________________________________\nFrom: Haat <s@m.example>\nSent: Monday',
    'It came.',
  ],
  ['an original message', 'It came.\n-----Original Message-----\nOur answer', 'It came.'],
  ['a signature', 'It came.\n-- \nAsha Rao\nPune', 'It came.'],
  ['an answer below', `${quoted}\n\nIt came.`, 'It came.'],
  [
    'a quotation inside',
    '> Where?\nAt home.\n> When?\nToday.',
    '> Where?\nAt home.\n> When?\nToday.',
  ],
  ['a sentence that begins so', 'On Monday it came.\nThank you.', 'On Monday it came.\nThank you.'],
  ['nothing but a quotation', quoted, ''],
])('keeps what was written: %s', (_, mail, expected) => {
  expect(replyText(mail)).toEqual({ text: expected, isCut: false });
});

it('says where there is more than is shown', () => {
  expect(replyText('word '.repeat(3000)).isCut).toBe(true);
  expect(replyText('\n'.repeat(40_000)).isCut).toBe(true);
  const quotedAtLength = `It came.\n\nOn Mon, 23 Nov 2026 at 10:00, Haat <s@m.example> wrote:\n${`${quoted}\n`.repeat(20_000)}`;
  expect(replyText(quotedAtLength)).toEqual({ text: 'It came.', isCut: false });
});

it.each([
  ['quotation marks', '>\n'],
  ['quoted words', '> a\n'],
  ['empty lines', '\n'],
  ['returns', '\r'],
  ['spaces', ' '],
  ['beginnings of introductions', 'On a\n'],
  ['introductions in one line', 'On a wrote: '],
  ['ends of introductions', 'ने लिखा '],
  ['hyphens', '-'],
  ['underscores', '_'],
  ['senders', 'From: @'],
  ['marks', '\u0301\u0323'],
  ['halves of signs', '\ud800'],
])('reads %s in time that grows as they do', (_, part) => {
  expect(isLinear(part, 400_000, replyText)).toBe(true);
});
