import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets the heap grow to four times of what is kept before it collects in full, and renders leave much behind.
 * Twice costs a render nothing; 40 % cost it a tenth to a fifth (docs/performance.md).
 */
setFlagsFromString('--heap-growing-percent=100');
