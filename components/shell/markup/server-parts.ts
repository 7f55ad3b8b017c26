/** Required, not imported: the browser needs none of these components. */
export const server: typeof import('./on-server') | undefined =
  typeof window === 'undefined' ? require('./on-server') : undefined;
