import { escapeXml } from '../sitemap-xml';

/** What an element holds; of a list each gets an element of its own, and nothing gets none. */
export type Value =
  | string
  | number
  | false
  | null
  | undefined
  | string[]
  | { [name: string]: string | number };

/** Characters that XML 1.0 cannot say at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const sayable = (text: string) =>
  escapeXml(text.replace(/\p{Cs}/gu, '\ufffd').replace(unsayable, ''));

/** An element with others in it, whose names are Google's (`g:`). */
export function xmlElement(name: string, values: { [name: string]: Value }): string {
  return `<${name}>${Object.entries(values)
    .map(([each, value]) => elements(each, value))
    .join('')}</${name}>\n`;
}

function elements(name: string, value: Value): string {
  if (value === null || value === undefined || value === false || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => elements(name, one)).join('');
  const content =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([each, inner]) => elements(each, inner))
          .join('')
      : sayable(String(value));
  return `<g:${name}>${content}</g:${name}>`;
}
