import { ProviderError } from '../../common/http';
import type { CdnProvider } from '../provider';

/** A CDN to test against the rules, and the state of its other side. */
export type CdnRig = {
  provider: CdnProvider;
  /** Stores an answer under these names. */
  keep(address: string, names: readonly string[]): Promise<void>;
  /** The state of a cached answer: fresh, shown once more during revalidation, or gone. */
  stateOf(address: string): Promise<'kept' | 'soft' | 'gone'>;
  /** Returns the number of names in each call so far. */
  calls(): number[];
  /** Answers the next calls with this status, then normally again; `silent` answers none of them. */
  fail(status: number | 'silent', howOften: number, headers?: Record<string, string>): void;
  /** The same CDN with a wrong key. */
  withWrongKey: CdnProvider;
  close(): Promise<void>;
};

type Abilities = {
  knowsSoft: boolean;
  /** The most names in a call. */
  batch: number;
};

/** Describes the rules for every CDN. */
export function describeCdn(
  name: string,
  { knowsSoft, batch }: Abilities,
  open: () => Promise<CdnRig>,
): void {
  describe(`the CDN ${name}`, () => {
    let rig: CdnRig;
    beforeEach(async () => {
      rig = await open();
    });
    afterEach(() => rig.close());

    it('has a name that may stand in rows', () => {
      expect(rig.provider.name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
    });

    it('drops what bears one of the names, and nothing else', async () => {
      await rig.keep('/one', ['site', 'product:1']);
      await rig.keep('/two', ['site', 'product:12']);
      await rig.keep('/three', ['product:3', 'product:4']);
      await rig.provider.purge(['product:1', 'product:4'], 'drop');
      expect([
        await rig.stateOf('/one'),
        await rig.stateOf('/two'),
        await rig.stateOf('/three'),
      ]).toEqual(['gone', 'kept', 'gone']);
    });

    it('lets softened answers be shown once more where it knows that', async () => {
      await rig.keep('/list', ['products']);
      await rig.provider.purge(['products'], 'soften');
      expect(await rig.stateOf('/list')).toBe(knowsSoft ? 'soft' : 'gone');
    });

    it('takes any number of names, in as many calls as it allows', async () => {
      const names = Array.from({ length: 2 * batch + 1 }, (_, n) => `product:${n}`);
      await rig.keep('/first', ['product:0']);
      await rig.keep('/last', [`product:${2 * batch}`]);
      await rig.provider.purge(names, 'drop');
      expect(rig.calls()).toEqual([batch, batch, 1]);
      expect([await rig.stateOf('/first'), await rig.stateOf('/last')]).toEqual(['gone', 'gone']);
    });

    it('does nothing for no names, and no harm a second time', async () => {
      await rig.keep('/one', ['product:1']);
      await rig.provider.purge([], 'drop');
      expect(rig.calls()).toEqual([]);
      await rig.provider.purge(['product:1'], 'drop');
      await rig.provider.purge(['product:1'], 'drop');
      expect(await rig.stateOf('/one')).toBe('gone');
    });

    it.each([
      ['fails for a moment', 503, {}],
      ['asks for a rest', 429, { 'retry-after': '0' }],
    ])('is asked again when it %s', async (_, status, headers) => {
      await rig.keep('/one', ['product:1']);
      rig.fail(status, 2, headers);
      await rig.provider.purge(['product:1'], 'drop');
      expect(rig.calls()).toHaveLength(3);
      expect(await rig.stateOf('/one')).toBe('gone');
    });

    it('is left alone when it asks for a long rest', async () => {
      rig.fail(429, 1, { 'retry-after': '3600' });
      const purged = rig.provider.purge(['product:1'], 'drop');
      await expect(purged).rejects.toMatchObject({ kind: 'unavailable' });
      expect(rig.calls()).toHaveLength(1);
    });

    it.each([
      ['fails', 500, 'unavailable'],
      ['never answers', 'silent', 'timeout'],
    ] as const)('is not taken for done when it %s', async (_, how, kind) => {
      rig.fail(how, 100);
      const purged = rig.provider.purge(['product:1'], 'drop');
      await expect(purged).rejects.toMatchObject({ name: 'ProviderError', kind });
    });

    it('is not asked again once it has refused', async () => {
      const purged = rig.withWrongKey.purge(['product:1'], 'drop');
      const error = await purged.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ kind: 'refused' });
      expect(rig.calls()).toHaveLength(1);
    });

    it.each(['product:1,site', 'product:1 site', 'product:1\r\nx: y', '', 'Ж'])(
      'refuses the name %j before it calls',
      async (other) => {
        await expect(rig.provider.purge([other], 'drop')).rejects.toThrow();
        expect(rig.calls()).toEqual([]);
      },
    );
  });
}
