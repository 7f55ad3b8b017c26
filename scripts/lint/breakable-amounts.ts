import { parse } from '@babel/parser';

type Node = {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  openingElement?: { name: { name?: string }; attributes: Node[] };
  name?: { name?: string };
};

/** Texts in such an element break between any two letters, amounts too. */
const breaksAnywhere = /\b(?:wrap-anywhere|break-all)\b/;

/** An amount by itself, or one that is put into a sentence. */
const amount = /\bmoney\(|[{,]\s*(?:amount|price|sum|total|fee|least|save)\s*[:,}]/;

/**
 * Finds elements whose text may break anywhere although it has an amount: in running text an amount never breaks by
 * itself, since no line may end between its characters. `Whole` inside of such an element keeps an amount together.
 * @returns lines of such elements
 */
export function breakableAmounts(source: string): number[] {
  const tree = parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
  return nodesOf(tree as unknown as Node)
    .filter(({ type }) => type === 'JSXElement')
    .filter((element) => breaksAnywhere.test(classesOf(element, source)))
    .filter((element) => amount.test(withoutWhole(element, source)))
    .map(({ loc }) => loc.start.line);
}

function classesOf({ openingElement }: Node, source: string): string {
  const found = openingElement?.attributes.find(({ name }) => name?.name === 'className');
  return found ? source.slice(found.start, found.end) : '';
}

/** The source of an element without its `Whole`s. */
function withoutWhole(element: Node, source: string): string {
  const wholes = nodesOf(element).filter(
    ({ type, openingElement }) => type === 'JSXElement' && openingElement?.name.name === 'Whole',
  );
  return wholes.reduceRight(
    (text, { start, end }) =>
      text.slice(0, start - element.start) + text.slice(end - element.start),
    source.slice(element.start, element.end),
  );
}

/** All nodes below one, in the order of the source. */
function nodesOf(node: Node): Node[] {
  const below = Object.values(node).flat() as unknown[];
  const nodes = below.filter(
    (each): each is Node => typeof each === 'object' && each !== null && 'type' in each,
  );
  return nodes.flatMap((each) => [each, ...nodesOf(each)]);
}
