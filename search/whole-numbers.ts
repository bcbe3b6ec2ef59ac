/** Whole numbers in a row, as a typed array that grows: of millions of them, a plain array is copied again and again. */
export class WholeNumbers {
  #room = new Int32Array(1 << 12);
  length = 0;

  push(number: number): void {
    if (this.length === this.#room.length) {
      const room = new Int32Array(this.length * 2);
      room.set(this.#room);
      this.#room = room;
    }
    this.#room[this.length++] = number;
  }

  at(place: number): number {
    return this.#room[place]!;
  }

  set(place: number, number: number): void {
    this.#room[place] = number;
  }

  /** Those that are there now. */
  get all(): Int32Array {
    return this.#room.subarray(0, this.length);
  }
}

/**
 * The places of numbers from 0, ordered by what they are, and where those of each begin; of the same number in the order that
 * they are in.
 *
 * @param most there is none above
 */
export function placesByNumber(
  numbers: Int32Array,
  most: number,
): { places: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(most + 2);
  for (const number of numbers) starts[number + 1]!++;
  for (let number = 0; number <= most; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const places = new Int32Array(numbers.length);
  for (let place = 0; place < numbers.length; place++) places[next[numbers[place]!]!++] = place;
  return { places, starts };
}
