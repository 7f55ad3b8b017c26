/** What the things of a type are, and whom, which occasions and which uses they are for; comma-separated. */
export type Attributes = { kind: string; for?: string; occasion?: string; use?: string };

/** The attributes of a type, and by number of design (from 0) what differs from them. */
export type TypeAttributes = Attributes & { designs?: Record<number, Partial<Attributes>> };
