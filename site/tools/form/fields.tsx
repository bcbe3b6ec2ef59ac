import { InputField } from './input-field.tsx';
import type { Field } from './tool-context.ts';
import { useField } from './use-field.ts';

/** Any text. */
export const TextField = ({ field }: { field: Field<'text'> }) => <InputField field={field} />;

/** A date; the device's own picker. */
export const DateField = ({ field }: { field: Field<'date'> }) => <InputField field={field} type="date" />;

/** A percentage; phones show digits. */
export const PercentField = ({ field }: { field: Field<'percent'> }) => (
  <InputField field={field} inputMode="decimal" />
);

interface NumberFieldProps<Kind extends 'money' | 'wholeNumber'> {
  field: Field<Kind>;
  required?: boolean;
}

/** A whole number, such as days or miles; phones show digits. */
export const WholeNumberField = ({ field, required }: NumberFieldProps<'wholeNumber'>) => (
  <InputField field={field} required={required} inputMode="numeric" />
);

/** An amount of money. Text, not a number input: those drop what they don't understand. */
export function MoneyField({ field, required }: NumberFieldProps<'money'>) {
  const { common } = useField(field);
  return <InputField field={field} required={required} inputMode="decimal" before={common.currency} />;
}
