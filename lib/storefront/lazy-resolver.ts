import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Checks a form by a schema of the contract. Schemas and zod itself are loaded at the first check, so
 * that they cost nothing before somebody fills in the form.
 */
export function lazyResolver<Values extends FieldValues, Checked extends FieldValues = Values>(
  load: (values: Values) => Promise<ZodType<Checked, Values>>,
): Resolver<Values, unknown, Checked> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/zod'),
      load(values),
    ]);
    return zodResolver(schema)(values, context, options);
  };
}
