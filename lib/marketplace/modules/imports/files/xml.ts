import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { bareSignsEscaped } from './bare-signs';
import { FileRefused, fileLimits } from './limits';

type Handlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Signs of control, which XML forbids and some programs write before a word. */
const forbidden = /[^\P{Cc}\t\n\r]/gu;

/** Returns the encoding of a document by its mark. */
export const encodingOf = (start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' =>
  start[0] === 0xff && start[1] === 0xfe
    ? 'utf-16le'
    : start[0] === 0xfe && start[1] === 0xff
      ? 'utf-16be'
      : 'utf-8';

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as events, names without their prefix; yields after each piece, so that the caller can pass on what
 * it gathered. Knows only XML's own entities, so no entity can expand without limit; a bare `&` is a sign.
 * @throws {FileRefused} import_broken
 */
export async function* readXml(stream: Readable, on: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false });
  let broken: Error | undefined;
  parser.on('error', (error) => {
    broken ??= error;
  });
  let depth = 0;
  /** Bytes since the parser last ended a token; it buffers them until then. */
  let silent = 0;
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0;
    if (++depth > fileLimits.depth) throw new FileRefused('import_broken');
    on.open?.(plain(name), attributes);
  });
  const text = (text: string) => {
    silent = 0;
    on.text?.(text);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    silent = 0;
    depth--;
    on.close?.(plain(name));
  });
  let decoder: TextDecoder | undefined;
  const escaped = bareSignsEscaped();
  try {
    for await (const chunk of stream) {
      silent += chunk.length;
      decoder ??= new TextDecoder(encodingOf(chunk));
      parser.write(escaped(decoder.decode(chunk, { stream: true }).replace(forbidden, '')));
      if (broken) throw broken;
      if (silent > fileLimits.silence) throw new FileRefused('import_broken');
      yield;
    }
    parser.write(escaped(decoder?.decode() ?? '', true)).close();
    if (broken) throw broken;
    yield;
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('import_broken');
  } finally {
    stream.destroy();
  }
}
