import { normalised } from '@/lib/text/normalised';

/** The longest text of a mail that is shown, in characters. */
const mostCharacters = 8000;

/** The most UTF-16 units that are read; a long quoted conversation is a tenth of that. */
const mostLooked = 500_000;

/** The longest line that introduces a quotation, including the two that it may be broken over. */
const longestIntroduction = 400;

/** Lines with which mail programs introduce what they quote, in English and Hindi. */
const introductions = [
  /^\s*On .{6,300}wrote:\s*$/,
  /^.{6,300}ने लिखा:?\s*$/,
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|मूल संदेश)\s*-{2,}\s*$/i,
  /^\s*_{20,}\s*$/,
  /^\s*(?:From|प्रेषक):\s.+@.+$/i,
];

/** The signature separator of RFC 3676. */
const signature = /^-- ?$/;

const isIntroduction = (line: string) =>
  line.length <= longestIntroduction && introductions.some((pattern) => pattern.test(line));
const isQuoted = (line: string) => line.startsWith('>');
const isQuotedOrBlank = (line: string) => isQuoted(line) || line.trim() === '';

/**
 * Returns the sender's own text of a mail, without quotations and signature. If nothing is left (the answer
 * stands below the quotation), every line that is not quoted. Works in one pass: the work grows as the text
 * does.
 * @returns `isCut` if there is more of it than is shown
 */
export function replyText(mail: string): { text: string; isCut: boolean } {
  const isLong = mail.length > mostLooked;
  const lines = joinedIntroductions(mail.slice(0, mostLooked).replace(/\r\n?/g, '\n').split('\n'));
  const tail = lines.findLastIndex((line) => !isQuotedOrBlank(line)) + 1;
  const end = lines.findIndex(
    (line, at) => signature.test(line) || isIntroduction(line) || (at >= tail && isQuoted(line)),
  );
  const above = cleaned(withoutFirstBlock(end < 0 ? lines : lines.slice(0, end)));
  const written = above.text
    ? above
    : cleaned(lines.filter((line) => !isQuoted(line) && !isIntroduction(line)));
  return { text: written.text, isCut: written.isCut || (isLong && end < 0) };
}

/** Removes quoted lines at the beginning, unless more follow, which are answered one by one. */
function withoutFirstBlock(lines: string[]): string[] {
  const rest = lines.findIndex((line) => !isQuotedOrBlank(line));
  const left = rest < 0 ? [] : lines.slice(rest);
  return left.some(isQuoted) ? lines : left;
}

/** Joins "On … wrote:", which is broken over lines if the address is long. */
function joinedIntroductions(lines: string[]): string[] {
  return lines.flatMap((line, at) => {
    if (line.length > longestIntroduction || !/^\s*On .+/.test(line)) return [line];
    const whole = lines
      .slice(at, at + 3)
      .join(' ')
      .slice(0, longestIntroduction);
    return /^\s*On .{6,300}? wrote:\s*(?:$|>)/.test(whole)
      ? ['On the date above they wrote:']
      : [line];
  });
}

function cleaned(lines: string[]): { text: string; isCut: boolean } {
  const joined = lines.join('\n');
  const clean = normalised(joined, mostCharacters * 4)
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const characters = [...clean];
  const isCut = joined.length > mostCharacters * 4 || characters.length > mostCharacters;
  return { text: characters.slice(0, mostCharacters).join(''), isCut };
}
