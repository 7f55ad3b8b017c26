const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Maximum bytes of a small body: a sign-in, a cart, an order, a webhook. */
export const smallBody = 64 * kilobyte;

/** Maximum bytes of all bodies in progress in this process, and the part reserved for small bodies. */
export type BodyRoom = { total: number; reserve: number };

const roomOfProcess: BodyRoom = { total: 256 * megabyte, reserve: 32 * megabyte };

type Kind = 'small' | 'large';
type Held = Record<Kind, number>;

/** The memory of one body, which grows as the body arrives. */
export type BodyPlace = {
  /** Reserves more bytes; returns false, and reserves none, if that exceeds the visitor's share. */
  take(bytes: number): boolean;
  /** Releases everything. */
  close(): void;
};

/**
 * Shares the memory for bodies in progress between visitors: bodies of one visitor may take at most half as
 * much memory as then stays free. A single visitor gets a third of the memory, five visitors get a seventh each,
 * and as much is always left for the next one. Small bodies have a separate share for each visitor, and a
 * reserve that large ones leave free.
 */
export function createBodyShares({ total, reserve }: BodyRoom = roomOfProcess) {
  const visitors = new Map<string, Held>();
  let all = 0;
  const heldBy = (visitor: string): Held => visitors.get(visitor) ?? { small: 0, large: 0 };

  const hasRoom = (visitor: string, kind: Kind, bytes: number): boolean => {
    const free = total - all - (kind === 'large' ? reserve : 0);
    return heldBy(visitor)[kind] + bytes <= (free - bytes) / 2;
  };

  const add = (visitor: string, kind: Kind, bytes: number): void => {
    const held = heldBy(visitor);
    held[kind] += bytes;
    all += bytes;
    if (held.small + held.large > 0) visitors.set(visitor, held);
    else visitors.delete(visitor);
  };

  const kindOf = (bytes: number): Kind => (bytes > smallBody ? 'large' : 'small');

  return {
    /** Returns the bytes of all bodies in progress. */
    held: () => all,
    /**
     * Opens a body.
     * @param declared its declared bytes; 0 if unknown
     * @returns undefined if the visitor's share has no room for it
     */
    open(visitor: string, declared: number): BodyPlace | undefined {
      if (!hasRoom(visitor, kindOf(declared), Math.max(declared, 1))) return undefined;
      let kind = kindOf(declared);
      let size = 0;
      return {
        take(bytes) {
          const next = kind === 'large' ? kind : kindOf(size + bytes);
          const moved = next === kind ? 0 : size;
          // A body that has grown large moves out of the share for small ones.
          add(visitor, kind, -moved);
          const fits = hasRoom(visitor, next, moved + bytes);
          add(visitor, fits ? next : kind, fits ? moved + bytes : moved);
          if (!fits) return false;
          kind = next;
          size += bytes;
          return true;
        },
        close() {
          add(visitor, kind, -size);
          size = 0;
        },
      };
    },
  };
}

export type BodyShares = ReturnType<typeof createBodyShares>;
