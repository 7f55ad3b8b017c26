/** Returns the first row of a statement that always returns one, such as an insert. */
export function firstRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
