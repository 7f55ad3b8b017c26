import { Marked, type MarkedExtension, Tokenizer } from 'marked';

/** Maximum nesting of quotations and lists. */
const deepest = 12;
/** Maximum characters of a paragraph: the parser compares all emphasis marks of a paragraph with each other. */
const longestBlock = 5000;

/** Thrown for quotations or lists nested too deeply, or a paragraph too long. */
export class MarkdownTooComplex extends Error {}

/** Limits nesting: Marked parses quotations and lists recursively, and 19,000 quotation marks overflowed the stack. */
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
 * Renders Markdown to HTML, with limits on nesting and on a paragraph's length.
 * @throws {MarkdownTooComplex}
 */
export function parseMarkdown(text: string, extension: MarkedExtension = {}): string {
  if (text.split(/\n[^\S\n]*\n/).some((block) => block.length > longestBlock)) {
    throw new MarkdownTooComplex('a paragraph is too long');
  }
  const tokenizer = new BoundedTokenizer();
  return new Marked(extension).parse(text, { async: false, breaks: false, tokenizer });
}
