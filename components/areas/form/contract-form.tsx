'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { type FieldError, get, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { AreaDialog } from '@/components/areas/dialog';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/client/request';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { FieldOf, type FormField } from './form-field';
import { bodyOf, type FormValues, typedValues } from './values';

type Props<Body extends object> = {
  fields: readonly FormField[];
  /** The values to begin with. */
  value: object;
  /** Loads the contract's schema of the body. */
  schema: () => Promise<ZodType>;
  /** Label of the button. */
  action: string;
  look?: ComponentProps<typeof SubmitButton>['look'];
  onSend: (body: Body) => Promise<unknown>;
  /** Renders further content above the fields from the typed values. */
  head?: (values: FormValues) => ReactNode;
  /** Renders further content below the fields from the typed values. */
  foot?: (values: FormValues) => ReactNode;
  /** Values of the body that are in no field. */
  more?: Partial<Body>;
  /** True in a dialog or card: the button stands at the end instead of in a bar. */
  isInDialog?: boolean;
  /** Further buttons of a form in a dialog or card. */
  beside?: ReactNode;
  /** True if the form is used again for another: it is emptied after success. */
  isEmptiedAfter?: boolean;
  /** True on a narrow page of its own: the button is as wide as the fields, which stand below each other. */
  isNarrow?: boolean;
  /** True if a button opened the form: its first field takes the focus. */
  isFocused?: boolean;
};

/**
 * A form from the contract's schema and a description of its fields: errors stand at their fields, unsaved changes
 * are told and the page asks before it is left, and the bar to save them stays in view.
 */
export function ContractForm<Body extends object>(props: Props<Body>) {
  const { value, schema, onSend, more, isEmptiedAfter, isFocused } = props;
  const t = useTranslations('areas.form');
  const sentFields = props.fields.filter(({ isFixed, isUnsent }) => !isFixed && !isUnsent);
  const secrets = new Set(
    props.fields
      .filter(({ kind }) => kind === 'password' || kind === 'code')
      .map(({ name }) => name),
  );
  const whole = (values: FormValues) => ({ ...bodyOf(sentFields, values), ...more }) as Body;
  const check = lazyResolver<FormValues>(async () => (await schema()) as never);
  const form = useForm<FormValues>({
    defaultValues: typedValues(props.fields, value),
    resolver: (values, context, options) => check(whole(values) as FormValues, context, options),
  });
  const failure = useFormFailure(form);
  const fieldText = useFieldText();
  const { errors, isDirty, isSubmitting } = form.formState;
  const values = form.watch();
  useAsksBeforeLeaving(isDirty && !isSubmitting);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isFocused]);

  const submit = form.handleSubmit(async () => {
    failure.clear();
    const typed = form.getValues();
    try {
      await onSend(whole(typed));
      form.reset(isEmptiedAfter ? typedValues(props.fields, value) : withoutSecrets(typed));
    } catch (refused) {
      failure.show(refused);
      showOwnErrors(form, props.fields, refused);
      selectCode(element.current);
    }
  });
  const withoutSecrets = (typed: FormValues) =>
    Object.fromEntries(
      Object.entries(typed).map(([name, text]) => [name, secrets.has(name) ? '' : text]),
    );
  /** The texts of the errors of a field, and of those inside its value such as `3` or `rows.0.size`, by path. */
  const errorsOf = ({ name, isRequired }: FormField): Record<string, string> => {
    const isMissing = isRequired && get(values, name) === undefined;
    const texts = errorsBelow(get(errors, name)).map(([path, error]) => [
      path,
      fieldText(isMissing ? { type: 'custom', message: 'required' } : error) ?? '',
    ]);
    return Object.fromEntries(texts);
  };

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {props.head?.(values)}
      {sectionsOf(props.fields.filter(({ when }) => !when || when(values))).map((fields) => (
        <FormSection
          key={fields[0]?.name}
          section={fields[0]?.section}
          isOneColumn={props.isNarrow || (props.isInDialog && fields.length === 1)}
        >
          {fields.map((field) => {
            const errors = errorsOf(field);
            const [error] = Object.values(errors);
            return <FieldOf key={field.name} {...{ field, error, errors, form }} />;
          })}
        </FormSection>
      ))}
      {props.foot?.(values)}
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      {props.isInDialog ? (
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            busy={isSubmitting}
            look={props.look}
            className={clsx(props.isNarrow && 'w-full')}
          >
            {props.action}
          </SubmitButton>
          {props.beside}
        </div>
      ) : (
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-card px-4 py-3 sm:-mx-5 sm:px-5">
          <SubmitButton busy={isSubmitting}>{props.action}</SubmitButton>
          {isDirty && (
            <>
              <Button look="quiet" onClick={() => form.reset()}>
                {t('discard')}
              </Button>
              <span role="status" className="text-sm text-ink-soft">
                {t('unsaved')}
              </span>
            </>
          )}
        </div>
      )}
    </form>
  );
}

/** Lists the errors of a value and of all inside it, by their paths below it. */
function errorsBelow(error: unknown, path: string[] = []): [path: string, error: FieldError][] {
  if (typeof error !== 'object' || error === null) return [];
  if ('type' in error && typeof error.type === 'string') {
    return [[path.join('.'), error as FieldError]];
  }
  return Object.entries(error).flatMap(([key, inner]) =>
    key === 'ref' ? [] : errorsBelow(inner, [...path, key]),
  );
}

/** Shows the API's errors of fields with their own `render`, which have no input of their name. */
function showOwnErrors(
  form: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  failure: unknown,
): void {
  const own = fields.filter(({ kind }) => kind === 'own').map(({ name }) => name);
  for (const [path, message] of Object.entries(failure instanceof ApiError ? failure.fields : {})) {
    const isOwn = own.some((name) => path === name || path.startsWith(`${name}.`));
    if (isOwn) form.setError(path, { type: 'api', message });
  }
}

/** Selects a refused code, so that the next one replaces it. */
function selectCode(form: HTMLFormElement | null): void {
  const code = form?.querySelector<HTMLInputElement>('[autocomplete="one-time-code"]');
  code?.focus();
  code?.select();
}

/** Returns the fields by section; each begins with the field that bears its heading. */
const sectionsOf = (fields: readonly FormField[]) =>
  fields.reduce<FormField[][]>((sections, field) => {
    if (field.section || !sections.length) sections.push([]);
    sections.at(-1)?.push(field);
    return sections;
  }, []);

type SectionProps = { section: FormField['section']; isOneColumn?: boolean; children: ReactNode };

function FormSection({ section, isOneColumn, children }: SectionProps) {
  const fields = (
    <div className={isOneColumn ? 'flex flex-col gap-4' : 'grid items-start gap-4 sm:grid-cols-2'}>
      {children}
    </div>
  );
  if (!section) return fields;
  return (
    <section className="flex flex-col gap-4 not-first:border-t not-first:border-line not-first:pt-5">
      <div>
        <h2 className="text-lg font-bold">{section.title}</h2>
        {section.hint && <p className="text-sm text-ink-soft">{section.hint}</p>}
      </div>
      {fields}
    </section>
  );
}

type DialogProps<Body extends object> = Omit<Props<Body>, 'isInDialog'> & {
  title: string;
  /** Label of a second button, which closes the dialog without a change. */
  keep?: string;
  onClose: () => void;
};

/** A contract's form in an open dialog, which success closes. */
export function ContractDialog<Body extends object>(props: DialogProps<Body>) {
  const { title, keep, onClose, onSend } = props;
  const keeping = keep && (
    <Button look="outline" onClick={onClose}>
      {keep}
    </Button>
  );
  return (
    <AreaDialog open onClose={onClose} title={title}>
      <ContractForm<Body>
        {...props}
        isInDialog
        beside={keeping || props.beside}
        onSend={async (body) => {
          await onSend(body);
          onClose();
        }}
      />
    </AreaDialog>
  );
}

/** Lets the browser ask before a page with unsaved changes is closed or reloaded. */
function useAsksBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
