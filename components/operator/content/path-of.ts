/** Returns the path of a text in the shop, without the language. */
export const pathOf = (kind: string, slug: string): string =>
  kind === 'article' ? `/blog/${slug}` : `/${slug}`;
