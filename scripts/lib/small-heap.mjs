import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets what is kept grow by up to 300 % before it collects in full. Renders leave much behind: with 40 % the
 * process has 150 MB less, and renders cost the same.
 */
setFlagsFromString('--heap-growing-percent=40');
