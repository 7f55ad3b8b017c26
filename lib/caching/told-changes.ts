/** In calls of another process for a page that it may keep: who it is, and how many changes it was told of. */
export const changesHeader = 'x-haat-changes';

const shape = /^[0-9a-f]{8}\.\d{1,15}$/;
/** More than there are instances of one shop, also while they are replaced. */
const mostCallers = 100;

/** Of this process as a caller; another one than before its restart, for it counts from the beginning again. */
const caller = crypto.randomUUID().slice(0, 8);

/** The header's text. */
export const changesText = (changes: number): string => `${caller}.${changes}`;

/** What callers were told of so far, as a host hears it from them. */
export function toldChanges() {
  const heard = new Map<string, string>();
  return {
    /**
     * Notes what a call says.
     * @param own changes that this process was told of, where the call comes from within it
     * @param header of a call from another process
     * @returns whether the call is for a page (`isForPage`), and whether it speaks of a change not heard of before (`isNew`)
     */
    hear(own: number | undefined, header: string | undefined) {
      const isText = header !== undefined && header.length < 32 && shape.test(header);
      const [from = '', changes = ''] = own ? ['', String(own)] : isText ? header.split('.') : [];
      if (!changes) return { isForPage: false, isNew: false };
      const isNew = heard.get(from) !== changes;
      heard.delete(from);
      heard.set(from, changes);
      const [oldest] = heard.keys();
      if (heard.size > mostCallers && oldest !== undefined) heard.delete(oldest);
      return { isForPage: true, isNew };
    },
  };
}
