/** Where the shop shows a text, without the language. */
export const pathOf = (kind: string, slug: string): string =>
  kind === 'article' ? `/blog/${slug}` : `/${slug}`;
