/** A field of a tool: the browser's own, with a name. */
export type ToolControl = HTMLInputElement | HTMLSelectElement;

/** Stands for a date or a time of which only some parts are typed: the browser shows them, and tells nobody. */
export const halfTyped = '?';

/** What a field holds; of the radio buttons of one name, the chosen one's value. */
export function readControls(controls: readonly ToolControl[]): string {
  const control = controls.length > 1 ? controls.find(isChecked) : controls[0];
  if (!control) return '';
  return control.validity.badInput ? halfTyped : control.value;
}

/** Whether somebody has been there: the field holds something else than the build gave it, or a part of something. */
export function isTouched(controls: readonly ToolControl[], initial: string): boolean {
  return readControls(controls) !== initial;
}

/** Whether a field can hold a value: one that offers answers holds none but these. */
export function offers(controls: readonly ToolControl[], value: string): boolean {
  const [first] = controls as readonly [ToolControl];
  if (first.type === 'radio') return controls.some((control) => control.value === value);
  return !('options' in first) || [...first.options].some((option) => option.value === value);
}

/** Puts a value into a field. Text that the field cannot hold, such as half a date, leaves it empty. */
export function writeControls(controls: readonly ToolControl[], value: string): void {
  if (readControls(controls) === value) return;
  if (controls.length === 1) controls[0]!.value = value === halfTyped ? '' : value;
  else for (const control of controls as HTMLInputElement[]) control.checked = control.value === value;
}

const isChecked = (control: ToolControl) => (control as HTMLInputElement).checked;
