import type { MessageKeys, NestedKeyOf } from 'use-intl/core';
import type areas from '@/messages/areas/en.json';
import type en from '@/messages/en.json';

/** A text beside its label, e.g. an invoice's number. */
export type Fact = { label: string; value: string };

/** Who a document is from or for. */
export type Party = { title: string; name: string; lines: string[] };

export type Column = {
  head: string;
  /** Points; one column without it takes what the others leave. */
  width?: number;
  /** For numbers, that one is read below the other. */
  align?: 'right';
  isBold?: boolean;
  /** Under the last row. */
  total?: string;
};

export type Table = {
  /** Read aloud before the table. */
  caption: string;
  columns: Column[];
  rows: string[][];
  /** Of its texts, in points. */
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
      /** Who answers for it, and that nobody signs it. */
      signature?: string[];
    }
  | { kind: 'note'; text: string };

/**
 * A document as data, the same for every painter: jsPDF (lib/storefront/orders/invoice-pdf), pdfkit
 * (lib/marketplace/modules/papers) and HTML (components/orders/invoice).
 */
export type PrintedDocument = {
  parts: Part[];
  /** At the end of each page: a text, and which page of how many it is. */
  foot?: { text?: string; mark: (page: number, pages: number) => string };
};

type Messages = typeof en & typeof areas;
type Under<Texts, Namespace extends string> = Namespace extends `${infer First}.${infer Rest}`
  ? Under<Under<Texts, First>, Rest>
  : Texts[Namespace & keyof Texts];
type KeysOf<Texts> = MessageKeys<Texts, NestedKeyOf<Texts>>;

/** Looks texts up in a namespace of messages/, in the language of the document. */
export type Texts<Namespace extends string> = (
  key: KeysOf<Under<Messages, Namespace>>,
  params?: Record<string, string | number>,
) => string;
