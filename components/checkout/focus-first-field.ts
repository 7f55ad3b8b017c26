/** Puts the focus on the field of these names that stands first on the page; hidden ones do not count. */
export function focusFirstField(names: readonly string[]): void {
  const [first] = names
    .flatMap((name) => [...document.getElementsByName(name)])
    .filter((field) => field.checkVisibility() && !field.matches(':disabled'))
    .sort((a, b) => (follows(a, b) ? -1 : 1));
  first?.focus();
}

const follows = (a: Node, b: Node) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
