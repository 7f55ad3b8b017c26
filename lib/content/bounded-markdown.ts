import { Marked, type MarkedExtension, Tokenizer } from 'marked';

/** Quotations and lists in each other. */
const deepest = 12;
/** Characters between two empty lines: signs of emphasis in one paragraph are compared with each other. */
const longestBlock = 5000;

/** A text whose quotations or lists lie too deep in each other, or with a paragraph too long. */
export class MarkdownTooComplex extends Error {}

/** Marked reads quotations and lists by recursion: by 19,000 signs of quotation it ran out of stack. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0;

  override blockquote(...args: Parameters<Tokenizer['blockquote']>) {
    return this.#within(() => super.blockquote(...args));
  }

  override list(...args: Parameters<Tokenizer['list']>) {
    return this.#within(() => super.list(...args));
  }

  #within<Token>(read: () => Token): Token {
    if (this.#depth >= deepest) throw new MarkdownTooComplex('nested too deeply');
    this.#depth++;
    try {
      return read();
    } finally {
      this.#depth--;
    }
  }
}

/**
 * Markdown as HTML, within bounds of depth and of a paragraph's length.
 * @throws {MarkdownTooComplex}
 */
export function parseMarkdown(text: string, extension: MarkedExtension = {}): string {
  if (text.split(/\n[^\S\n]*\n/).some((block) => block.length > longestBlock)) {
    throw new MarkdownTooComplex('a paragraph is too long');
  }
  const tokenizer = new BoundedTokenizer();
  return new Marked(extension).parse(text, { async: false, breaks: false, tokenizer });
}
