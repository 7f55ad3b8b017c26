import type { SourceRecord } from './format';

/** Maximum rows of one product kept in memory. */
const mostRows = 500;

/**
 * Groups rows that follow each other and have the same code; a row without a code belongs to the product above it.
 * @param codeOf returns the code of a row's product
 */
export async function* productsOf(
  records: AsyncIterable<SourceRecord>,
  codeOf: (record: SourceRecord) => string,
): AsyncGenerator<SourceRecord[]> {
  let product: SourceRecord[] = [];
  let code = '';
  for await (const record of records) {
    const own = codeOf(record);
    const isNext = own !== '' && own !== code;
    if (product.length && (isNext || product.length >= mostRows)) {
      yield product;
      product = [];
    }
    if (own) code = own;
    product.push(record);
  }
  if (product.length) yield product;
}
