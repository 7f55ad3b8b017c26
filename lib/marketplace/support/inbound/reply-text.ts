import { normalised } from '@/lib/security/normalised';

/** Longest text of a mail that is kept, in characters. */
const mostCharacters = 8000;

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

/**
 * What somebody wrote in a mail, without what they quote and without their signature. Where nothing is left (the answer
 * stands below the quotation), every line that is not quoted.
 */
export function withoutQuotes(text: string): string {
  const lines = joinedIntroductions(text.replace(/\r\n?/g, '\n').split('\n'));
  const end = lines.findIndex(
    (line, at) =>
      signature.test(line) ||
      introductions.some((pattern) => pattern.test(line)) ||
      (line.startsWith('>') && lines.slice(at).every((each) => /^>|^\s*$/.test(each))),
  );
  const above = cleaned(withoutFirstBlock(end < 0 ? lines : lines.slice(0, end)));
  if (above) return above;
  return cleaned(
    lines.filter(
      (line) => !line.startsWith('>') && !introductions.some((pattern) => pattern.test(line)),
    ),
  );
}

/** Quoted lines at the beginning, unless others follow, which are answered one by one. */
function withoutFirstBlock(lines: string[]): string[] {
  const rest = lines.findIndex((line) => !/^>|^\s*$/.test(line));
  const left = rest < 0 ? [] : lines.slice(rest);
  return left.some((line) => line.startsWith('>')) ? lines : left;
}

/** "On … wrote:" is broken over lines where the address is long. */
function joinedIntroductions(lines: string[]): string[] {
  return lines.flatMap((line, at) => {
    if (!/^\s*On .+/.test(line)) return [line];
    const whole = lines.slice(at, at + 3).join(' ');
    return /^\s*On .{6,300}? wrote:\s*(?:$|>)/.test(whole)
      ? ['On the date above they wrote:']
      : [line];
  });
}

const cleaned = (lines: string[]) =>
  [
    ...normalised(lines.join('\n'), mostCharacters * 4)
      .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ]
    .slice(0, mostCharacters)
    .join('');
