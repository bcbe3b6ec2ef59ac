import type { Language } from '#config/languages.ts';
import type { AppName } from '#config/site-schema.ts';
import { readYaml, yamlNames, yamlPath } from './content-yaml.ts';
import { type AppScreenContent, screenSchema } from './screen-schema.ts';

/** The screens of the apps as help pages draw them, in one language. */
export interface Screens {
  /** @throws Error that names the file to write, when the screen has no drawing */
  get(app: AppName, name: string): AppScreenContent;
}

/** Every drawn screen of a language. @throws ContentError for one that does not fit the schema */
export function readScreens(language: Language): Screens {
  const screens = new Map(
    yamlNames(language, 'screens').map((file) => {
      const screen = readYaml(language, file, screenSchema);
      const app = file.split('/').at(-2)!;
      return [`${app}/${screen.name}`, screen];
    }),
  );
  return {
    get(app, name) {
      const screen = screens.get(`${app}/${name}`);
      if (screen) return screen;
      const file = yamlPath(language, `screens/${app}/${name.toLowerCase().replaceAll(' ', '-')}`);
      throw new Error(`<AppScreen app="${app}" name="${name}" /> has no drawing; write ${file}`);
    },
  };
}
