import type { Document, Operation } from './document';

/** Parts of the document, each whole by itself: what shoppers, stores and operators call. */
export const documentParts = ['shop', 'seller', 'operator'] as const;

export type DocumentPart = (typeof documentParts)[number];

type Whole = Document & {
  info: { title: string };
  tags: { name: string }[];
  components: Record<string, Record<string, unknown>>;
};

/** The part that a path belongs to; whoever has no area of their own calls the shop. */
export function partOfPath(path: string): DocumentPart {
  const area = path.split('/')[2];
  return area === 'seller' || area === 'operator' ? area : 'shop';
}

/** The operations of a part, with the tags and components that they name. */
export function partOf(whole: object, part: DocumentPart): object {
  const document = whole as Whole;
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => partOfPath(path) === part),
  );
  const operations = Object.values(paths).flatMap(Object.values<Operation & { tags?: string[] }>);
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const schemes = new Set(
    operations.flatMap(({ security = [] }) => security.flatMap((each) => Object.keys(each))),
  );
  const { securitySchemes = {}, ...others } = document.components;
  return {
    ...document,
    info: { ...document.info, title: `${document.info.title}: ${part}` },
    tags: document.tags.filter(({ name }) => tags.has(name)),
    paths,
    components: {
      ...referredTo(paths, others),
      securitySchemes: Object.fromEntries(
        Object.entries(securitySchemes).filter(([name]) => schemes.has(name)),
      ),
    },
  };
}

/** The components that paths refer to, and those that these refer to. */
function referredTo(paths: object, components: Whole['components']): Whole['components'] {
  const found: Whole['components'] = {};
  const follow = (value: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(reference)) {
      const component = components[kind]?.[name];
      if (component === undefined || found[kind]?.[name] !== undefined) continue;
      found[kind] = { ...found[kind], [name]: component };
      follow(component);
    }
  };
  follow(paths);
  return found;
}

const reference = /"#\/components\/(\w+)\/(\w+)"/g;
