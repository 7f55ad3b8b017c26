import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderError } from '../../common/http';
import type { FileKind, FileProvider, KeptFiles } from '../provider';

/** A provider to test against the rules. */
export type FileRig = {
  provider: FileProvider;
  /** The same provider with each failure of its other side; none waits longer than a second. */
  broken: Record<string, FileProvider>;
  close(): Promise<void>;
};

const newKeys: Record<FileKind, () => string> = {
  pictures: () => `products/${randomUUID()}.webp`,
  privateFiles: () => `imports/${randomUUID()}`,
};
const kinds = ['pictures', 'privateFiles'] as const;

const noKeys: Record<FileKind, string[]> = {
  pictures: [
    '../secret.webp',
    'stores/../../secret.webp',
    'stores/a/b.webp',
    'stores/%2e%2e.webp',
    'Stores/a.webp',
    'stores/a.html',
    '/stores/a.webp',
    '',
  ],
  privateFiles: [
    `../${randomUUID()}`,
    `others/${randomUUID()}`,
    'imports/..',
    `imports/${randomUUID()}/more`,
    '',
  ],
};

/** Describes the rules for every file provider. */
export function describeFileProvider(
  name: string,
  faults: readonly string[],
  open: () => Promise<FileRig>,
): void {
  describe(`files by ${name}`, () => {
    let rig: FileRig;
    let folder: string;
    beforeAll(async () => {
      rig = await open();
      folder = await mkdtemp(join(tmpdir(), 'haat-file-rules-'));
    });
    afterAll(async () => {
      await rig.close();
      await rm(folder, { recursive: true });
    });

    async function fileOf(bytes: Buffer): Promise<string> {
      const path = join(folder, randomUUID());
      await writeFile(path, bytes);
      return path;
    }

    it('has a name that may stand in settings', () => {
      expect(rig.provider.name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
    });

    describe.each(kinds)('of the kind %s', (kind) => {
      const its = (provider: FileProvider): KeptFiles => provider[kind];

      it('keeps bytes as they are', async () => {
        const [key, bytes] = [newKeys[kind](), randomBytes(10_000)];
        await its(rig.provider).keep(key, bytes);
        expect(bytes.equals((await its(rig.provider).read(key)) ?? Buffer.alloc(0))).toBe(true);
      });

      it('keeps a copy of a file, however large', async () => {
        const [key, bytes] = [newKeys[kind](), randomBytes(6 * 1024 * 1024)];
        const path = await fileOf(bytes);
        await its(rig.provider).keep(key, { path });
        await rm(path);
        const kept = await its(rig.provider).use(key, (at) => readFile(at));
        expect(bytes.equals(kept ?? Buffer.alloc(0))).toBe(true);
      });

      it('answers what was done with the file, and fails as that failed', async () => {
        const key = newKeys[kind]();
        await its(rig.provider).keep(key, Buffer.from('नमस्ते'));
        const read = (path: string) => readFile(path, 'utf8');
        expect(await its(rig.provider).use(key, read)).toBe('नमस्ते');
        const failure = new Error('not readable');
        const failing = its(rig.provider).use(key, () => Promise.reject(failure));
        await expect(failing).rejects.toBe(failure);
        expect(await its(rig.provider).use(key, read)).toBe('नमस्ते');
      });

      it('tells a file that is not there from one that cannot be had', async () => {
        let worked = 0;
        const work = async () => ++worked;
        expect(await its(rig.provider).read(newKeys[kind]())).toBeUndefined();
        expect(await its(rig.provider).use(newKeys[kind](), work)).toBeUndefined();
        expect(worked).toBe(0);
      });

      it('removes for good, and once more', async () => {
        const [key, other] = [newKeys[kind](), newKeys[kind]()];
        await its(rig.provider).keep(key, Buffer.from('one'));
        await its(rig.provider).keep(other, Buffer.from('two'));
        await its(rig.provider).remove(key);
        await its(rig.provider).remove(key);
        expect(await its(rig.provider).read(key)).toBeUndefined();
        expect(await its(rig.provider).read(other)).toEqual(Buffer.from('two'));
      });

      it.each(noKeys[kind])('refuses the key “%s”', async (key) => {
        const files = its(rig.provider);
        await expect(files.keep(key, Buffer.from('x'))).rejects.toThrow();
        await expect(files.read(key)).rejects.toThrow();
        await expect(files.use(key, async () => true)).rejects.toThrow();
        await expect(files.remove(key)).rejects.toThrow();
      });

      it.each(faults)('says so when it cannot reach them: %s', async (fault) => {
        const { [fault]: broken } = rig.broken;
        if (!broken) throw new Error(`no rig for ${fault}`);
        const [files, key] = [its(broken), newKeys[kind]()];
        const path = await fileOf(randomBytes(100));
        await expect(files.keep(key, Buffer.from('x'))).rejects.toThrow(ProviderError);
        await expect(files.keep(key, { path })).rejects.toThrow(ProviderError);
        await expect(files.read(key)).rejects.toThrow(ProviderError);
        await expect(files.use(key, async () => true)).rejects.toThrow(ProviderError);
        await expect(files.remove(key)).rejects.toThrow(ProviderError);
      });
    });
  });
}
