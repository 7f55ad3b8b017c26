/** Bytes; what is written to JSON on purpose is smaller. */
const largest = 4096;

/**
 * Next measures each page that it has rendered by writing it to JSON, its data as an array of numbers, and
 * throws the measure away (IncrementalCache.set): a sixth of a render. Larger buffers are written as their length.
 */
export function makeBufferJsonCheap(): void {
  const { toJSON } = Buffer.prototype;
  Buffer.prototype.toJSON = function (this: Buffer) {
    return this.length > largest
      ? { type: 'Buffer', data: [], length: this.length }
      : toJSON.call(this);
  };
}
