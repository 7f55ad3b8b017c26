import { inflateSync } from 'node:zlib';

type Font = Map<string, string>;

/** A run of text in a PDF: sizes in points, `stretch` in percent. */
export type TextRun = {
  text: string;
  isHidden: boolean;
  size: number;
  stretch: number;
  glyphs: number;
};

/** Reads the runs of text of a jsPDF file in writing order, decoded with each font's CMap. */
export function readText(pdf: Uint8Array): TextRun[] {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id, content]) => [Number(id), content as string] as const,
    ),
  );
  const fonts = new Map<string, Font>();
  for (const [, list = ''] of source.matchAll(/\/Font <<([\s\S]*?)>>/g)) {
    for (const [, key, id] of list.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1];
      fonts.set(key as string, cmap ? readCMap(streamOf(objects.get(Number(cmap)))) : new Map());
    }
  }
  const pages = [...objects.values()].filter((content) => /\/Type \/Page\n/.test(content));
  return pages.flatMap((page) => {
    const id = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    return runsOf(streamOf(objects.get(id)), fonts);
  });
}

function streamOf(object = ''): string {
  const [, dictionary = '', data = ''] =
    /^([\s\S]*?)stream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  if (!dictionary.includes('/FlateDecode')) return data;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

function readCMap(cmap: string): Font {
  const decode = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  return new Map(
    [...cmap.matchAll(/^<([\da-f]{4})> ?<([\da-f]+)>$/gim)].map(([, code = '', text = '']) => [
      code.toLowerCase(),
      decode(text),
    ]),
  );
}

function runsOf(content: string, fonts: Map<string, Font>): TextRun[] {
  return [...content.matchAll(/BT([\s\S]*?)ET/g)].flatMap(([, operators = '']) => {
    const [, key = '', size = 0] = /\/(\w+) ([\d.]+) Tf/.exec(operators) ?? [];
    const font = fonts.get(key) ?? new Map();
    return [...operators.matchAll(/<([\da-f]+)> Tj/gi)].map(([, hex = '']) => {
      const codes = hex.toLowerCase().match(/.{4}/g) ?? [];
      return {
        text: codes.map((code) => font.get(code) ?? '\ufffd').join(''),
        isHidden: /\b3 Tr\b/.test(operators),
        size: Number(size),
        stretch: Number(/([\d.]+) Tz/.exec(operators)?.[1] ?? 100),
        glyphs: codes.length,
      };
    });
  });
}
