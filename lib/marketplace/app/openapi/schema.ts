/** A schema of the document, as far as we read it: JSON Schema without references. */
export type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  examples?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
};

export type Content = Record<string, { schema?: Schema; example?: unknown }>;

export type Operation = {
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: {
    name: string;
    in?: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
};

export type Document = { paths: Record<string, Record<string, Operation>> };
