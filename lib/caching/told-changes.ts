/** The header with which another process, calling for a cacheable page, sends its id and its number of changes. */
export const changesHeader = 'x-haat-changes';

const shape = /^[0-9a-f]{8}\.\d{1,15}$/;
/** A limit above the number of instances of one shop, also during a deployment. */
const mostCallers = 100;

/** This process's id as a caller; it changes at a restart, because the count then starts again. */
const caller = crypto.randomUUID().slice(0, 8);

/** Formats the header. */
export const changesText = (changes: number): string => `${caller}.${changes}`;

/** Tracks the changes that callers have been told of, as the host learns from their calls. */
export function toldChanges() {
  const heard = new Map<string, string>();
  return {
    /**
     * Records the changes that a call names.
     * @param own the changes that this process was told of, if the call comes from within it
     * @param header the header of a call from another process
     * @returns `isForPage`: the call is for a page; `isNew`: it names a change not heard of before
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
