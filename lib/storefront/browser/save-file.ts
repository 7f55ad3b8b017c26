/** Downloads a text, or the parts of a file, as a file. */
export function saveFile(
  name: string,
  content: string | readonly Uint8Array[],
  type = 'text/csv',
): void {
  const isText = typeof content === 'string';
  const parts = isText ? [content] : content.map((part) => new Uint8Array(part));
  const file = new Blob(parts, { type: isText ? `${type};charset=utf-8` : type });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
