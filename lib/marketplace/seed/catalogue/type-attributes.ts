/**
 * Attributes of a type: what its things are, and whom, which occasions and which uses they are for;
 * comma-separated.
 */
export type Attributes = { kind: string; for?: string; occasion?: string; use?: string };

/** The attributes of a type, and the differences by number of design (from 0). */
export type TypeAttributes = Attributes & { designs?: Record<number, Partial<Attributes>> };
