import { toolNames } from '#catalog/tools.ts';
import { paths } from '#site/paths.ts';

export default function onBeforePrerenderStart(): string[] {
  return toolNames.map((name) => paths.tool(name));
}
