import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileRefused } from './refused';

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
  parser.on('opentag', ({ name, attributes }) => on.open?.(plain(name), attributes));
  parser.on('text', (text) => on.text?.(text));
  parser.on('cdata', (text) => on.text?.(text));
  parser.on('closetag', ({ name }) => on.close?.(plain(name)));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk, { stream: true }));
      if (broken) throw broken;
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
