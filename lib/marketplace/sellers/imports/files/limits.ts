const megabyte = 1024 * 1024;

/** What an uploaded file may hold; sizes in bytes. */
export const fileLimits = {
  rows: 50_000,
  columns: 200,
  /** Characters of a cell; a description has at most 10,000. */
  cell: 20_000,
  /** Of a line of a CSV file. */
  line: megabyte,
  /** Of all files of a ZIP together, unpacked. */
  unpacked: 400 * megabyte,
  entries: 5_000,
  /** Unpacked to packed, of any file in a ZIP above a megabyte. */
  ratio: 200,
  /** Of a table inside a ZIP, and of any part of an XLSX file. */
  table: 150 * megabyte,
  /** Columns and first rows that are shown for the mapping. */
  sample: 3,
};
