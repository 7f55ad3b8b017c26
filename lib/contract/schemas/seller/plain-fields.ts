/** The properties of a field in the table below. */
type Row = {
  /** Other headings of its column in sellers' files; its own name is always accepted. */
  headings: readonly string[];
  /** The example in the template's column. */
  example?: string;
  /**
   * The problem of a listing without it, which stays a draft; the texts are `validation.{code}` and
   * `import_problems.{draft}`.
   */
  missing?: { code: string; draft: string };
  /** The field is requested, and can be missing, unless another field has this value; by default always. */
  unless?: { field: string; is: string };
  /** The name in the product's answer; the product page shows it beside the seller. */
  shownAs?: string;
};

/** A line of text, '' if empty; with a start value it is never empty in the database. */
type Line = Row & { kind: 'line' | 'address' | 'country'; most: number; start?: string };

/** One of a few values, and the text under `import_problems` for a cell with another value. */
type Choice = Row & { kind: 'choice'; values: readonly string[]; start: string; fault: string };

/**
 * The plain fields of a listing: shared by all its SKUs, and not used in computations. A new field needs only a
 * row here, besides its texts and a migration: the document, the columns of `products`, the form, its merge and
 * its review, columns of imports, exports and templates, and the product page follow
 * (docs/extending/listing-field.md).
 */
export const plainFields = {
  origin_country: {
    kind: 'country',
    most: 60,
    start: 'India',
    headings: ['country of origin', 'origin', 'made in', 'country', 'मूल देश', 'देश'],
    example: 'India',
    missing: { code: 'country_required', draft: 'draft_without_country' },
    shownAs: 'country_of_origin',
  },
  importer: {
    kind: 'address',
    most: 300,
    headings: ['imported by', 'importer name', 'importer details', 'importer contact information'],
    missing: { code: 'importer', draft: 'draft_without_importer' },
    unless: { field: 'origin_country', is: 'India' },
    shownAs: 'importer',
  },
  return_policy: {
    kind: 'choice',
    values: ['return_7', 'return_10', 'exchange_7', 'none'],
    start: 'return_7',
    fault: 'return_policy',
    headings: ['returns', 'return'],
    example: 'return_7, return_10, exchange_7, none',
  },
} as const satisfies Record<string, Line | Choice>;

type Fields = typeof plainFields;

export type PlainField = keyof Fields;

/** A field's row as a general type, to read it for any field. */
export type PlainFieldRow = Line | Choice;

export const plainFieldRows = Object.entries(plainFields) as [PlainField, PlainFieldRow][];

export const plainFieldNames = plainFieldRows.map(([name]) => name) as [
  PlainField,
  ...PlainField[],
];

export const isPlain = (name: string): name is PlainField => name in plainFields;

type ValueOf<Field> = Field extends { values: readonly (infer Value)[] } ? Value : string;

/** A document's values of the plain fields. */
export type PlainValues = { [Name in PlainField]: ValueOf<Fields[Name]> };

/** A value for each plain field. */
export type OfPlainFields<Value> = { [Name in PlainField]: Value };

/** Computes a value for each row. */
export const ofPlainFields = <Value>(
  make: (name: PlainField, row: PlainFieldRow) => Value,
): OfPlainFields<Value> =>
  Object.fromEntries(
    plainFieldRows.map(([name, row]) => [name, make(name, row)]),
  ) as OfPlainFields<Value>;

/** Checks whether a document with these values must fill in a field. */
export const isAsked = ({ unless }: PlainFieldRow, values: PlainValues): boolean =>
  !unless || values[unless.field as PlainField] !== unless.is;

/** The fields that the product page shows. */
export type ShownField = {
  [Name in PlainField]: Fields[Name] extends { shownAs: string } ? Name : never;
}[PlainField];

type ShownAs<Name extends ShownField> = Fields[Name]['shownAs'];

/** The shown fields in a product's answer, by their names there; null for an empty field. */
export type ShownValues = {
  [Name in ShownField as ShownAs<Name>]: Fields[Name] extends { start: string }
    ? string
    : string | null;
};

export const shownFields = plainFieldRows.flatMap(([name, row]) =>
  row.shownAs ? [{ name: name as ShownField, as: row.shownAs as keyof ShownValues, row }] : [],
);

/** Computes a value for each shown field, by its name in the answer. */
export const ofShownFields = <Value>(make: (name: ShownField, row: PlainFieldRow) => Value) =>
  Object.fromEntries(shownFields.map(({ name, as, row }) => [as, make(name, row)])) as {
    [As in keyof ShownValues]: Value;
  };

/** A name in camel case: `originCountry`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

export const camel = <Name extends string>(name: Name) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
