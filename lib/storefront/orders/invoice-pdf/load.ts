const regular = new URL('./fonts/inter-400.ttf', import.meta.url);
const bold = new URL('./fonts/inter-700.ttf', import.meta.url);

/** The step that failed, as the key of its text under `errors` (specification §8). */
export class InvoiceError extends Error {
  constructor(
    readonly code: 'jspdf_failed' | 'jspdf_autotable_failed' | 'invoice_failed',
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** What documents are drawn with; it comes over the network only when somebody wants one. */
export async function loadPrinter() {
  const { jsPDF } = await import('jspdf').catch((cause) => {
    throw new InvoiceError('jspdf_failed', cause);
  });
  const { autoTable } = await import('jspdf-autotable').catch((cause) => {
    throw new InvoiceError('jspdf_autotable_failed', cause);
  });
  const [normal, strong] = await Promise.all([regular, bold].map(fontData));
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [style, data] of [
    ['normal', normal],
    ['bold', strong],
  ] as const) {
    doc.addFileToVFS(`inter-${style}.ttf`, data as string);
    doc.addFont(`inter-${style}.ttf`, 'Inter', style);
  }
  return { doc, autoTable };
}

export type Printer = Awaited<ReturnType<typeof loadPrinter>>;

async function fontData(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
