import { Field } from './field.tsx';
import { useField } from './use-tool.ts';

/** An amount of money. Text, not a number input: those drop what they don't understand. */
export function MoneyField({ name, required }: { name: string; required?: boolean }) {
  const { tool } = useField(name);
  return <Field name={name} required={required} inputMode="decimal" before={tool.common.currency} />;
}
