/** What a row of the table below says of its field. */
type Row = {
  /** Other headings of its column in sellers' files; its own name is one always. */
  headings: readonly string[];
  /** What its column of the template holds. */
  example?: string;
  /** Without it a listing stays a draft; the texts are `validation.{code}` and `import_problems.{draft}`. */
  missing?: { code: string; draft: string };
  /** It is asked for, and can be missing, only while another field does not say so; else always. */
  unless?: { field: string; is: string };
  /** The product's answer names it so, and the product's page shows it beside the seller. */
  shownAs?: string;
};

/** A line of text, '' while nothing is said; with a start it is never empty in the database. */
type Line = Row & { kind: 'line' | 'address' | 'country'; most: number; start?: string };

/** One of a few values, and the text under `import_problems` that says so of a cell with another. */
type Choice = Row & { kind: 'choice'; values: readonly string[]; start: string; fault: string };

/**
 * The plain fields of a listing: what all its SKUs share and nothing computes with. A row here is all that a new one
 * needs, beside its texts and a migration: the document, the columns of `products`, the form, its merge and its review,
 * columns of imports, exports and templates, and the product's page follow (docs/extending/listing-field.md).
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

/** A field's row as the type of all rows, to be read whatever the field is. */
export type PlainFieldRow = Line | Choice;

export const plainFieldRows = Object.entries(plainFields) as [PlainField, PlainFieldRow][];

export const plainFieldNames = plainFieldRows.map(([name]) => name) as [
  PlainField,
  ...PlainField[],
];

export const isPlain = (name: string): name is PlainField => name in plainFields;

type ValueOf<Field> = Field extends { values: readonly (infer Value)[] } ? Value : string;

/** What a document says in its plain fields. */
export type PlainValues = { [Name in PlainField]: ValueOf<Fields[Name]> };

/** Something of each plain field. */
export type OfPlainFields<Value> = { [Name in PlainField]: Value };

/** Makes something of each row. */
export const ofPlainFields = <Value>(
  make: (name: PlainField, row: PlainFieldRow) => Value,
): OfPlainFields<Value> =>
  Object.fromEntries(
    plainFieldRows.map(([name, row]) => [name, make(name, row)]),
  ) as OfPlainFields<Value>;

/** Whether a field is asked for in a document that says this. */
export const isAsked = ({ unless }: PlainFieldRow, values: PlainValues): boolean =>
  !unless || values[unless.field as PlainField] !== unless.is;

/** The fields that the product's page shows. */
export type ShownField = {
  [Name in PlainField]: Fields[Name] extends { shownAs: string } ? Name : never;
}[PlainField];

type ShownAs<Name extends ShownField> = Fields[Name]['shownAs'];

/** What a product's answer says of them, by the names that it has for them; null where nothing is said. */
export type ShownValues = {
  [Name in ShownField as ShownAs<Name>]: Fields[Name] extends { start: string }
    ? string
    : string | null;
};

export const shownFields = plainFieldRows.flatMap(([name, row]) =>
  row.shownAs ? [{ name: name as ShownField, as: row.shownAs as keyof ShownValues, row }] : [],
);

/** Something of each shown field, by the names of the answer. */
export const ofShownFields = <Value>(make: (name: ShownField, row: PlainFieldRow) => Value) =>
  Object.fromEntries(shownFields.map(({ name, as, row }) => [as, make(name, row)])) as {
    [As in keyof ShownValues]: Value;
  };

/** A name as TypeScript writes it: `originCountry`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

export const camel = <Name extends string>(name: Name) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
