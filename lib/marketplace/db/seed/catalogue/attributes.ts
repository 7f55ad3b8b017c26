import { livingAttributes } from './attributes-living';
import { wearAttributes } from './attributes-wear';

/** What the things of a type are, and whom, which occasions and which uses they are for; comma-separated. */
export type Attributes = { kind: string; for?: string; occasion?: string; use?: string };

/** The attributes of a type, and by number of design (from 0) what differs from them. */
export type TypeAttributes = Attributes & { designs?: Record<number, Partial<Attributes>> };

const byType: Record<string, TypeAttributes> = { ...wearAttributes, ...livingAttributes };

/** A design's attributes as the products' column has them: `kind:saree`, `occasion:wedding`. */
export function attributesOf(typeKey: string, designIndex: number): string[] {
  const { designs, ...type } = byType[typeKey] ?? { kind: '' };
  const own: Attributes = { ...type, ...designs?.[designIndex] };
  return Object.entries(own).flatMap(([name, values]) =>
    String(values)
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean)
      .map((value) => `${name}:${value}`),
  );
}
