/** Signs of a JSON string that stand for themselves, one byte each; a blank keeps the parts of a text apart. */
const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (sign) => sign !== '"' && sign !== '\\',
);
const valueOf = new Map(signs.map((sign, value) => [sign, value]));
/** How many scores can be told apart: as many as there are signs. */
export const levels = 92;
/** A number's last sign is of the lower half; those before it are of the upper. */
const half = levels / 2;

/** A number below {@link levels} as one sign. */
export const toSign = (value: number): string => signs[value]!;

/** Whole numbers from 0 as text: one sign for what is below 46, two for what is below 2,116. */
export function toSigns(numbers: Iterable<number>): string {
  let text = '';
  for (let rest of numbers) {
    while (rest >= half) {
      text += signs[half + (rest % half)]!;
      rest = Math.floor(rest / half);
    }
    text += signs[rest]!;
  }
  return text;
}

/** Reads what {@link toSigns} and {@link toSign} have written, from the front. */
export class SignReader {
  #at = 0;
  constructor(readonly text: string) {}

  get isDone(): boolean {
    return this.#at >= this.text.length;
  }

  sign(): number {
    return valueOf.get(this.text[this.#at++]!)!;
  }

  number(): number {
    let sum = 0;
    for (let factor = 1; ; factor *= half) {
      const value = this.sign();
      if (value < half) return sum + value * factor;
      sum += (value - half) * factor;
    }
  }
}

/** All numbers of a text. */
export function fromSigns(text: string): number[] {
  const reader = new SignReader(text);
  const numbers: number[] = [];
  while (!reader.isDone) numbers.push(reader.number());
  return numbers;
}
