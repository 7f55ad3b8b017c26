import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Checks a form by a schema of the contract. Schemas and zod itself are loaded at the first check, so
 * that they cost nothing before somebody fills in the form. Where they cannot be loaded the API host,
 * which checks everything again, is asked at once.
 */
export function lazyResolver<Values extends FieldValues, Checked extends FieldValues = Values>(
  load: (values: Values) => Promise<ZodType<Checked, Values>>,
): Resolver<Values, unknown, Checked> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), load(values)]).catch(
      () => undefined,
    );
    if (!loaded) return { values: values as unknown as Checked, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema)(values, context, options);
  };
}
