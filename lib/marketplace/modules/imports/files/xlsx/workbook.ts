import { FileRefused, fileLimits } from '../limits';
import { readXml } from '../xml';
import type { Zip } from '../zip';
import { type CellStyle, stylesOf } from './dates';

/** Returns whether a ZIP is an Excel workbook. */
export const isWorkbook = (zip: Zip) => zip.names.includes('xl/workbook.xml');

/** A workbook's visible sheets by name, and what their cells refer to. */
export type Workbook = {
  zip: Zip;
  sheets: { name: string; file: string }[];
  shared: string[];
  styles: CellStyle[];
  /** True if days are counted from 1904, as old Macs did. */
  is1904: boolean;
};

/** Maximum number of visible sheets that are looked at. */
const mostSheets = 60;

/**
 * Opens a workbook; hidden sheets, which hold lists of allowed values, are passed over unless there are no others.
 * @throws {FileRefused} import_broken, import_bomb
 */
export async function openWorkbook(zip: Zip): Promise<Workbook> {
  if (zip.names.some((name) => zip.sizeOf(name) > fileLimits.table)) {
    throw new FileRefused('import_bomb');
  }
  const found: { name: string; id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  const workbook = readXml(await zip.stream('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? '';
      const isHidden = Boolean(attributes.state) && attributes.state !== 'visible';
      found.push({ name: (attributes.name ?? '').slice(0, 100), id, isHidden });
    },
  });
  for await (const _ of workbook);
  const targets = new Map<string, string>();
  const relations = readXml(await zip.stream('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
  });
  for await (const _ of relations);
  const visible = found.filter(({ isHidden }) => !isHidden);
  const sheets = (visible.length ? visible : found).flatMap(({ name, id }) => {
    const target = targets.get(id);
    const file = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
    // Charts and dialogs are sheets without cells.
    return target && zip.names.includes(file) && !/chartsheets|dialogsheets/.test(file)
      ? [{ name, file }]
      : [];
  });
  if (!sheets.length) throw new FileRefused('import_broken');
  return {
    zip,
    sheets: sheets.slice(0, mostSheets),
    shared: await sharedTexts(zip),
    styles: await stylesOf(zip),
    is1904,
  };
}

/** Returns a text with the signs that Excel writes by their numbers: `_x000D_` is a return. */
export const withoutEscapes = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

async function sharedTexts(zip: Zip): Promise<string[]> {
  const file = 'xl/sharedStrings.xml';
  if (!zip.names.includes(file)) return [];
  const texts: string[] = [];
  let size = 0;
  let text = '';
  /** True inside a phonetic reading of Japanese characters, which stands beside their text. */
  let isRuby = false;
  let isText = false;
  const events = readXml(await zip.stream(file), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isRuby = true;
      isText = name === 't' && !isRuby;
    },
    text(part) {
      if (isText && text.length < fileLimits.cell) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isRuby = false;
      if (name !== 'si') return;
      size += text.length;
      if (size > fileLimits.shared || texts.length >= fileLimits.sharedTexts)
        throw new FileRefused('import_bomb');
      texts.push(withoutEscapes(text));
    },
  });
  for await (const _ of events);
  return texts;
}
