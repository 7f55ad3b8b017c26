import type { Locator } from '@playwright/test';

type Files = { name: string; mimeType: string; buffer: Buffer }[];

/** A way to operate a page. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  check: (box: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  /** Selects the option with this index. */
  select: (field: Locator, index: number) => Promise<void>;
  upload: (field: Locator, files: Files) => Promise<void>;
};

export const byPointer = (): Hand => ({
  press: (target) => target.click(),
  check: (box) => box.check(),
  fill: (field, text) => field.fill(text),
  select: async (field, index) => {
    await field.selectOption({ index });
  },
  upload: (field, files) => field.setInputFiles(files),
});
