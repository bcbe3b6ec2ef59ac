import { Field } from './field.tsx';

/** A whole number, such as days or miles; phones show digits. */
export function WholeNumberField({ name, required }: { name: string; required?: boolean }) {
  return <Field name={name} required={required} inputMode="numeric" />;
}
