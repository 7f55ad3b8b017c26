/**
 * Keeps React working on a page that the browser translates. Chrome replaces each text node by `<font>`
 * elements, so React's text nodes are detached: removing one throws, and new text in one never shows.
 * https://github.com/facebook/react/issues/11538
 */

/** Maps a text node to the node, usually a `<font>`, that replaced it. */
const standIns = new WeakMap<Node, Node>();
/** Maps a replacement node to its text node. */
const texts = new WeakMap<Node, Node>();

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined) => node?.nodeName === 'FONT';

/** Returns the outermost node that shows a text: its replacement, or the `<font>` that contains it. */
function shownBy(text: Node): Node {
  let node = standIns.get(text) ?? text;
  while (node.parentNode && isFont(node.parentNode)) node = node.parentNode;
  return node;
}

/** Puts a detached text node back in place of its translation. */
function putBack(text: Node): void {
  if (text.isConnected) return;
  (standIns.get(text) as ChildNode | undefined)?.replaceWith(text);
  standIns.delete(text);
}

/** Returns the child of `parent` that shows `node`, or null. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = isText(node) ? shownBy(node) : node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** True if React did not find a node in its place because a translator or an extension moved it. */
export const isMovedNode = (error: unknown) =>
  error instanceof DOMException &&
  (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError');

/** Patches the DOM methods that React uses. Must be called once, before React starts. */
export function followTranslation(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  function learn(records: MutationRecord[]): void {
    for (const record of records) {
      // React changed the text, so the browser must translate it again.
      if (record.type === 'characterData') putBack(record.target);
      const [gone] = record.removedNodes;
      if (!gone) continue;
      const text = texts.get(gone) ?? gone;
      const standIn = record.addedNodes[0] ?? fontBeside(record);
      const isKnown = text !== gone || isFont(standIn);
      if (!isText(text) || !standIn || standIn === text || !isKnown) continue;
      standIns.set(text, standIn);
      texts.set(standIn, text);
      observer.observe(text, { characterData: true });
    }
  }
  const observer = new MutationObserver(learn);
  const catchUp = () => learn(observer.takeRecords());
  observer.observe(document, { childList: true, subtree: true });

  /** Removes the node that shows a text before React moves the text. */
  function release(node: Node): void {
    if (!isText(node)) return;
    catchUp();
    const shown = shownBy(node);
    standIns.delete(node);
    if (shown !== node && shown.parentNode) removeChild.call(shown.parentNode, shown);
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    if (isText(child)) release(child);
    else removeChild.call(this.contains(child) ? (child.parentNode as Node) : this, child);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    release(child);
    if (!before || before.parentNode === this) {
      return insertBefore.call(this, child, before) as Child;
    }
    catchUp();
    const place = placeIn(this, before);
    // A detached text node marks no position, so the child is appended.
    return insertBefore.call(this, child, place ?? (isText(before) ? null : before)) as Child;
  };

  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    release(child);
    return appendChild.call(this, child) as Child;
  };
}

/** Finds the `<font>` next to a removed text node that replaces no other text. */
const fontBeside = ({ previousSibling, nextSibling }: MutationRecord) =>
  [previousSibling, nextSibling].find((node) => node && isFont(node) && !texts.has(node));
