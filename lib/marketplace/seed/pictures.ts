import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { colours, coloursOf } from './catalogue/colours';
import type { Sku } from './catalogue/skus';
import { itemOf, type Shot } from './pictures/item';
import { renderView, type View } from './pictures/product-views';
import { recent } from './pictures/recent';
import { fileName } from './pictures/rendered';
import { hashOf } from './random';

/** A picture file below the media folder, and the function that makes it. */
export type Picture = { file: string; render: () => Promise<Buffer> };

function shotOf({ type, design, colour }: Sku): Shot {
  const main = colour && coloursOf(colour)[0];
  const paint = main && main !== 'Multicolor' ? colours[main].hex : undefined;
  return { artwork: design.artwork ?? type.artwork, colour: paint ?? type.tint };
}

const viewsOf = (subject: string): View[] => {
  const third = hashOf(subject) % 6;
  if (third === 0) return ['front', 'detail', 'close', 'set'];
  return ['front', 'detail', third % 3 === 1 ? 'set' : 'close'];
};

/** Returns the front and two or three more views of a SKU. */
export function productPictures(sku: Sku) {
  const shot = shotOf(sku);
  const subject = fileName(shot.artwork, sku.colour ? coloursOf(sku.colour)[0] : shot.colour);
  return viewsOf(subject).map((view) => {
    const file = `products/${subject}-${view}.webp`;
    return { file, url: mediaUrl(file), view, shot, subject };
  });
}

export const mediaUrl = (file: string) => `/media/demo/${file}`;

/** Returns the pictures of SKUs, each file once, ordered so that those of one colour and item come together. */
export function picturesOf(skus: readonly Sku[]): Picture[] {
  const item = recent(4, ({ artwork, colour }: Shot) => artwork + colour, itemOf);
  const all = skus.flatMap(productPictures).map(({ file, view, shot }) => ({
    file,
    order: `${shot.colour} ${file}`,
    render: async () => renderView(await item(shot), view),
  }));
  const once = new Map(all.map((picture) => [picture.file, picture]));
  return [...once.values()].sort((a, b) => (a.order < b.order ? -1 : 1));
}

/** Renders the pictures that `mediaDir` lacks, three at a time. */
export async function renderPictures(
  mediaDir: string,
  pictures: readonly Picture[],
  onRendered: (done: number) => void = () => {},
): Promise<void> {
  const queue = pictures.values();
  let done = 0;
  const work = async () => {
    for (const picture of queue) {
      await drawInto(mediaDir, picture);
      done += 1;
      onRendered(done);
    }
  };
  await Promise.all([work(), work(), work()]);
}

/**
 * Renders a picture that `mediaDir` lacks. It is written under another name and renamed, so that an existing
 * file is complete.
 */
export async function drawInto(mediaDir: string, { file, render }: Picture): Promise<void> {
  const path = join(mediaDir, 'demo', file);
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}.partial`;
  try {
    await writeFile(partial, await render());
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}
