import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const ruler = new PDFDocument().font('lib/marketplace/modules/papers/fonts/devanagari-400.woff');

/** A blank picture; tests read back the words drawn over it. */
const blank =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const sizeOf = (style: string) => Number(/([\d.]+)px/.exec(style)?.[1]);

function createCanvas() {
  const brush = {
    font: '',
    fillStyle: '',
    fillText: () => undefined,
    measureText: (text: string) => ({
      width: ruler.fontSize(sizeOf(brush.font)).widthOfString(text),
    }),
  };
  return {
    nodeType: 1,
    nodeName: 'CANVAS',
    width: 1,
    height: 1,
    getContext: () => brush,
    toDataURL: () => blank,
  };
}

/**
 * Provides the browser APIs of the jsPDF painter in Node: `fetch` of files, fonts, and a canvas that measures
 * text and draws nothing.
 */
export function standInForBrowser(): void {
  const fonts = { load: async () => [] };
  Object.assign(globalThis, {
    document: { createElement: createCanvas, fonts },
    fetch: async (url: URL) => new Response(readFileSync(url)),
  });
}
