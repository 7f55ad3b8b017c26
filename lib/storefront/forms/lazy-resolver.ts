import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Validates a form with a schema of the contract. Schemas and zod are loaded at the first validation, so that
 * they cost nothing before a form is filled in. If they cannot be loaded, the form is sent at once: the API
 * host validates everything again.
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
