/** `npm run typecheck`: the whole house, and each room with what it may know of its surroundings. */
import { runTool, say } from './bootstrap/say.mjs';
import { runStep } from './bootstrap/step.mjs';
import { typesSteps } from './bootstrap/steps.mjs';

await runTool(async () => {
  const outcomes = await Promise.all(typesSteps.map(runStep));
  for (const { name, failed, output } of outcomes) if (failed > 0) say(`--- ${name} ---\n${output}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
