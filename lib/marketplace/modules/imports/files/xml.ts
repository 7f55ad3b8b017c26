import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileRefused, fileLimits } from './limits';

type Handlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML by its events, names without their prefix; yields after each piece, so that what was gathered meanwhile
 * can be handed on. Knows no entities but XML's own, so none can be made to grow.
 * @throws {FileRefused} import_broken
 */
export async function* readXml(stream: Readable, on: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false });
  let broken: Error | undefined;
  parser.on('error', (error) => {
    broken ??= error;
  });
  let depth = 0;
  /** Bytes since the parser last came to the end of something: until then it keeps them all. */
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
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      silent += chunk.length;
      parser.write(decoder.decode(chunk, { stream: true }));
      if (broken) throw broken;
      if (silent > fileLimits.silence) throw new FileRefused('import_broken');
      yield;
    }
    parser.write(decoder.decode()).close();
    if (broken) throw broken;
    yield;
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('import_broken');
  } finally {
    stream.destroy();
  }
}
