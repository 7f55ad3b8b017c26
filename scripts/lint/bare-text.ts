import { parse } from '@babel/parser';

/** A node of Babel's tree, with the parts used here; each exists only on some kinds. */
interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  name: string;
  value: string;
  operator: string;
  declared: string;
  openingElement?: { name: Node };
  children: Node[];
  expression: Node;
  id?: Node;
  init?: Node;
  key?: Node;
  typeAnnotation?: { typeAnnotation: { typeName?: Node } };
  callee: Node;
  property?: Node;
  left: Node;
  right: Node;
  consequent: Node;
  alternate: Node;
  body: unknown;
}

/** A child of a JSX element, and whether it is a text or conditional. */
export type Child = { node: Node; isText: boolean; comesAndGoes: boolean };

const plugins = ['jsx', 'typescript'] as const;
const lists = /^(?:map|flatMap|filter|toSorted)$/;
/** Elements whose children are mostly texts; elsewhere `children` are elements. */
const inline = /^(?:a|b|button|dd|dt|h\d|label|li|p|span|strong|Badge|Button|Link|Notice)$/;

/**
 * Finds elements with a conditional child beside a bare text, which a translated page has moved
 * (lib/storefront/browser/translated-texts.ts).
 */
export function bareTextBesideConditional(source: string): { line: number; texts: Child[] }[] {
  const tree = parse(source, { sourceType: 'module', plugins: [...plugins] }) as unknown as Node;
  const all = [...nodesOf(tree)];
  const variables = variablesOf(all);
  return all.filter(isJsx).flatMap((element) => {
    const children = childrenOf(element, variables);
    const coming = children.filter(({ comesAndGoes }) => comesAndGoes);
    const texts = children.filter(
      (child) => child.isText && coming.some((other) => other !== child),
    );
    return texts.length ? [{ line: element.loc.start.line, texts }] : [];
  });
}

/** Returns the values of a file's names: variables, functions, and properties declared as elements. */
function variablesOf(all: Node[]): Map<string, Node> {
  const variables = new Map<string, Node>();
  for (const node of all) {
    const { type, id, init, key, typeAnnotation } = node;
    if (type === 'VariableDeclarator' && id?.name && init) {
      if (!variables.has(id.name)) variables.set(id.name, init);
    } else if (type === 'FunctionDeclaration' && id?.name) variables.set(id.name, node);
    else if (type === 'TSPropertySignature' && typeAnnotation && key?.name) {
      const type = typeAnnotation.typeAnnotation.typeName?.name ?? '';
      if (/^React(?:Node|Element)$/.test(type)) {
        variables.set(key.name, { ...node, declared: type });
      }
    }
  }
  return variables;
}

function childrenOf(element: Node, variables: Map<string, Node>): Child[] {
  const name = element.openingElement?.name.name ?? '';
  return element.children.map((node: Node): Child => {
    if (node.type === 'JSXText') {
      return { node, isText: /\S/.test(node.value), comesAndGoes: false };
    }
    if (node.type !== 'JSXExpressionContainer') return { node, isText: false, comesAndGoes: false };
    const value = node.expression as Node;
    return {
      node,
      isText: kindOf(value, variables, name) === 'text',
      comesAndGoes: comesAndGoes(value, variables),
    };
  });
}

const isJsx = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
const isNothing = ({ type, name }: Node) =>
  type === 'NullLiteral' ||
  type === 'BooleanLiteral' ||
  (type === 'Identifier' && name === 'undefined');
const isList = ({ type, callee }: Node) =>
  type === 'CallExpression' && lists.test(callee.property?.name ?? '');

/** Classifies a node; unknown names and calls count as texts, unless the file itself declares them as elements. */
function kindOf(
  node: Node,
  variables: Map<string, Node>,
  /** The parent element; empty for a fragment. */
  where: string,
): 'text' | 'element' | 'nothing' {
  const of = (part: Node) => kindOf(part, variables, where);
  const isInline = inline.test(where);
  const isFragment = where === '';
  const either = (...parts: Node[]) => {
    const kinds = parts.map(of);
    return (
      kinds.find((kind) => kind === 'text') ?? kinds.find((kind) => kind !== 'nothing') ?? 'nothing'
    );
  };
  if (isJsx(node) || isList(node)) return 'element';
  if (isNothing(node)) return 'nothing';
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'StringLiteral':
      return /\S/.test(node.value) ? 'text' : 'nothing';
    case 'LogicalExpression':
      return node.operator === '&&' ? of(node.right) : either(node.left, node.right);
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate);
    case 'Identifier': {
      if (node.name === 'children') return isInline ? 'text' : 'element';
      const value = variables.get(node.name);
      if (!value || value.type === 'Identifier') return isFragment ? 'element' : 'text';
      return kindOf(value, new Map(), where);
    }
    case 'CallExpression': {
      const { name } = node.callee;
      if (name === 'children') return 'element';
      const value = variables.get(name);
      return value && makesElements(value) ? 'element' : 'text';
    }
    // A part that its user may give, as `head?.(values)`.
    case 'OptionalCallExpression':
      return isInline ? 'text' : 'element';
    case 'TSPropertySignature':
      return isInline && node.declared === 'ReactNode' ? 'text' : 'element';
    default:
      return 'text';
  }
}

const makesElements = (value: Node) =>
  /Function/.test(value.type) && [...nodesOf(value.body)].some(isJsx);

function comesAndGoes(node: Node, variables: Map<string, Node>): boolean {
  switch (node.type) {
    case 'LogicalExpression':
      return node.operator === '&&' || comesAndGoes(node.right, variables);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((part) => isNothing(part) || isJsx(part));
    case 'Identifier': {
      const value = variables.get(node.name);
      return (
        value !== undefined &&
        value.type !== 'Identifier' &&
        kindOf(value, new Map(), 'div') === 'element' &&
        comesAndGoes(value, new Map())
      );
    }
    default:
      return isList(node);
  }
}

function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && 'start' in node) yield node as Node;
    for (const part of Object.values(node)) if (typeof part === 'object') yield* nodesOf(part);
  }
}
