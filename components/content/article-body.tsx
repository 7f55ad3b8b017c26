/** An operator's text, already rendered to HTML (lib/storefront/content/markdown.ts). */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="article"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets no HTML and no script of the text through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
