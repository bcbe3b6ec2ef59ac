import type { AppScreen } from './app-screens.ts';
import { type AppScreenContent, screenSchema } from './screen-schema.ts';
import type { AppName } from '#config/site-schema.ts';
import { parseYaml } from './yaml-file.ts';

const sources = import.meta.glob<string>('/content/en/screens/*/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const screens = new Map(
  Object.entries(sources).map(([path, source]) => {
    const screen = parseYaml(path.slice(1), source, screenSchema);
    const app = path.split('/').at(-2)!;
    return [`${app}/${screen.name}`, screen];
  }),
);

/**
 * A screen of an app as help pages draw it.
 *
 * @throws Error that names the file to write, when there is none
 */
export function appScreen(app: AppName, name: AppScreen): AppScreenContent {
  const screen = screens.get(`${app}/${name}`);
  if (!screen) {
    const file = `content/en/screens/${app}/${name.toLowerCase().replaceAll(' ', '-')}.yaml`;
    throw new Error(`<AppScreen app="${app}" name="${name}" /> has no drawing; write ${file}`);
  }
  return screen;
}
