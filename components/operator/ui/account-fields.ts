import type { FormField } from '@/components/areas/form/form-field';
import type { FormValues } from '@/components/areas/form/values';

/** The first of these is shown at first. */
const kinds = ['upi', 'bank'] as const;

const fieldsOf = { upi: ['upi'], bank: ['name', 'account', 'ifsc'] } as const;

type Texts = Record<'kind' | 'bank' | 'upi' | 'name' | 'account' | 'ifsc', string> & {
  /** Label of UPI in the choice, where it differs from that of the field. */
  upiKind?: string;
};

/** Returns the fields of a refund's account, UPI or bank, under `path` in the body. */
export const accountFields = (path: 'pay_to' | 'refund_to', texts: Texts): FormField[] => [
  {
    name: `${path}.kind`,
    kind: 'choice',
    label: texts.kind,
    options: [
      { value: 'upi', label: texts.upiKind ?? texts.upi },
      { value: 'bank', label: texts.bank },
    ],
    isWide: true,
  },
  ...kinds.flatMap((kind) =>
    fieldsOf[kind].map(
      (name): FormField => ({
        name: `${path}.${name}`,
        kind: 'line',
        label: texts[name],
        isRequired: true,
        isWide: true,
        when: (values: FormValues) => (values[path] as { kind: string }).kind === kind,
      }),
    ),
  ),
];
