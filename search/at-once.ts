/** What comes of all steps, done one right after another. */
export function atOnce<Outcome>(steps: Generator<undefined, Outcome>): Outcome {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
