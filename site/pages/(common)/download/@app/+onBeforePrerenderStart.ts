import { appNames } from '#config/site-schema.ts';
import { paths } from '#site/paths.ts';

export default function onBeforePrerenderStart(): string[] {
  return appNames.map((app) => paths.download(app));
}
