/**
 * The middle value of some numbers; of an even count, the upper one; NaN of none.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
