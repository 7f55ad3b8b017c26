import {
  type ListingDocument,
  type ListingDocumentInput,
  listingDocumentSchema,
} from '@/lib/contract/schemas/seller/listing-document';
import type { Database } from '../../../kernel/db/connection';
import { storePictures } from '../../../kernel/db/schema/listings';

let made = 0;

/** Creates the database row of a picture that the store has uploaded. */
export async function makePicture(db: Database, storeId: number): Promise<string> {
  const url = `/api/uploads/products/picture-${++made}.webp`;
  await db.insert(storePictures).values({ storeId, url, width: 800, height: 800 });
  return url;
}

type Given = Partial<ListingDocumentInput> & { categoryId: number; picture: string };

/** Returns a complete document of a cotton shirt, by default in navy M and L. */
export function shirt({ categoryId, picture, ...values }: Given): ListingDocument {
  const n = ++made;
  const sku = (size: string) => ({
    key: `k${size}`,
    sku: `SHIRT-${n}-${size}`,
    colour: 'Navy',
    size,
    mrp: 1299,
    price: 799.5,
    stock: 20,
  });
  return listingDocumentSchema.parse({
    name: { en: `Cotton Shirt ${n}`, hi: `सूती कमीज़ ${n}` },
    description: { en: 'Soft and light.', hi: 'मुलायम और हल्की।' },
    category_id: categoryId,
    attributes: ['kind:shirt', 'for:men'],
    hsn: '6205',
    gst_rate: null,
    pictures: [{ colour: '', images: [picture] }],
    skus: [sku('M'), sku('L')],
    ...values,
  });
}
