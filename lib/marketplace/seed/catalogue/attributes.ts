import { livingAttributes } from './attributes-living';
import { wearAttributes } from './attributes-wear';
import type { Attributes, TypeAttributes } from './type-attributes';

const byType: Record<string, TypeAttributes> = { ...wearAttributes, ...livingAttributes };

/** Returns a design's attributes as in the products' column: `kind:saree`, `occasion:wedding`. */
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
