import { MarkdownTooComplex, parseMarkdown } from './bounded-markdown';

describe('parseMarkdown', () => {
  it('reads quotations and lists as deep as people write them', () => {
    const html = parseMarkdown(`${'> '.repeat(5)}deep\n\n- a\n  - b\n    - c\n\n1. x`);
    expect(html.match(/<blockquote>/g)).toHaveLength(5);
    expect(html.match(/<ul>/g)).toHaveLength(3);
  });

  it.each(['>', '> ', '1. ', '* - + '])('refuses %j without end, and does not break', (sign) => {
    expect(() => parseMarkdown(sign.repeat(2000))).toThrow(MarkdownTooComplex);
    expect(() => parseMarkdown(`Text\n\n${sign.repeat(19)}`)).toThrow(MarkdownTooComplex);
  });

  it('refuses a paragraph whose signs would be compared without end', () => {
    expect(() => parseMarkdown('a_b'.repeat(20_000))).toThrow(MarkdownTooComplex);
    expect(parseMarkdown(Array(20).fill('A paragraph. '.repeat(200)).join('\n\n'))).toContain(
      '</p>',
    );
  });
});
