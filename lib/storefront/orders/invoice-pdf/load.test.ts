import { jest } from '@jest/globals';
import en from '@/messages/en.json';

const download = () =>
  import('./download').then(({ downloadDocuments }) =>
    downloadDocuments([{ parts: [] }], 'invoice.pdf'),
  );

/** Returns the text that a shopper reads for the failure's code. */
async function failure(): Promise<string> {
  const error = await download().then(
    () => undefined,
    (reason: { code: 'jspdf_failed' | 'jspdf_autotable_failed' | 'invoice_failed' }) => reason,
  );
  return error ? en.errors[error.code] : 'no failure';
}

const lost = () => {
  throw new Error('ChunkLoadError');
};
const library = { jsPDF: class {}, autoTable: () => undefined };

describe('a PDF that cannot be made says which part of it failed', () => {
  beforeEach(() => jest.resetModules());

  it.each([
    ['Failed to load jsPDF library.', lost, () => library],
    ['Failed to load jsPDF autoTable plugin.', () => library, lost],
    ['Error generating invoice', () => library, () => library],
  ])('%s', async (text, jspdf, autoTable) => {
    jest.unstable_mockModule('jspdf', jspdf);
    jest.unstable_mockModule('jspdf-autotable', autoTable);
    expect(await failure()).toBe(text);
  });
});
