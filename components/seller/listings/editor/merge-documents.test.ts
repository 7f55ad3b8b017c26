import { listingDocumentSchema } from '@/lib/contract/schemas/seller/listing-document';
import { mergeDocuments, withTheirs } from './merge-documents';

const base = listingDocumentSchema.parse({ name: { en: 'Shirt' }, description: {}, hsn: '6205' });

describe('mergeDocuments', () => {
  it('keeps what each of two people changed in parts of their own', () => {
    const mine = { ...base, hsn: '6206' };
    const theirs = { ...base, name: { en: 'Linen Shirt', hi: '' } };
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      merged: { ...base, hsn: '6206', name: { en: 'Linen Shirt', hi: '' } },
      conflicts: [],
    });
  });

  it('names the parts that both changed, and can take theirs', () => {
    const mine = { ...base, name: { en: 'Silk Shirt', hi: 'कमीज़' } };
    const theirs = { ...base, name: { en: 'Linen Shirt', hi: '' } };
    const { merged, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual(['name.en']);
    expect(merged.name).toEqual(mine.name);
    expect(withTheirs(merged, theirs, conflicts).name).toEqual({ en: 'Linen Shirt', hi: 'कमीज़' });
  });
});
