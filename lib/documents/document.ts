import type { MessageKeys, NestedKeyOf } from 'use-intl/core';
import type areas from '@/messages/areas/en.json';
import type en from '@/messages/en.json';

/** A value with its label, such as an invoice number. */
export type Fact = { label: string; value: string };

/** The issuer or the recipient of a document. */
export type Party = { title: string; name: string; lines: string[] };

export type Column = {
  head: string;
  /** Width in points; one column may omit it and takes the rest. */
  width?: number;
  /** Right alignment, for columns of numbers. */
  align?: 'right';
  isBold?: boolean;
  /** The total of this column, in a last row of the table. */
  total?: string;
};

export type Table = {
  /** The caption for screen readers. */
  caption: string;
  columns: Column[];
  rows: string[][];
  /** Font size in points. */
  size: number;
};

export type Sum = Fact & { isTotal?: boolean };

export type Part =
  | { kind: 'head'; title: string; hint?: string; facts?: Fact[] }
  | { kind: 'parties'; parties: Party[]; size?: number }
  | { kind: 'facts'; facts: Fact[] }
  | ({ kind: 'table' } & Table)
  | {
      kind: 'sums';
      caption: string;
      sums: Sum[];
      /** The total in words, beside the sums. */
      words?: Fact;
      /** The signatory, and the note that no signature is needed. */
      signature?: string[];
    }
  | { kind: 'note'; text: string };

/**
 * A document as data, the same for every renderer: jsPDF (lib/storefront/orders/invoice-pdf), pdfkit
 * (lib/marketplace/modules/papers) and HTML (components/orders/invoice).
 */
export type PrintedDocument = {
  /** The line over each page of a specimen, which is no tax document. */
  specimen?: string;
  parts: Part[];
  /** The footer of each page: a text, and the page number with the page count. */
  foot?: { text?: string; mark: (page: number, pages: number) => string };
};

type Messages = typeof en & typeof areas;
type Under<Texts, Namespace extends string> = Namespace extends `${infer First}.${infer Rest}`
  ? Under<Under<Texts, First>, Rest>
  : Texts[Namespace & keyof Texts];
type KeysOf<Texts> = MessageKeys<Texts, NestedKeyOf<Texts>>;

/** A translator for a namespace of messages/ in the language of the document. */
export type Texts<Namespace extends string> = (
  key: KeysOf<Under<Messages, Namespace>>,
  params?: Record<string, string | number>,
) => string;
