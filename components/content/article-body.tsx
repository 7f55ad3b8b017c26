/** A text of the operator's from content/, already HTML. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="article"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own files, never a shopper's text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
