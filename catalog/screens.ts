import type { Language } from '#config/languages.ts';
import type { AppName } from '#config/site-schema.ts';
import type { ArticleDrawing } from './article-schema.ts';
import { refuse } from './content-error.ts';
import { readYaml, yamlNames, yamlPath } from './content-yaml.ts';
import { type AppScreenContent, screenSchema } from './screen-schema.ts';

/** The screens of the apps as help pages draw them, in one language. */
export interface Screens {
  /** @throws Error that names the file to write, when the screen has no drawing */
  get(app: AppName, name: string): AppScreenContent;
}

/** An article, as far as it has drawings. */
interface WithDrawings {
  file: string;
  drawings: readonly ArticleDrawing[];
}

/**
 * Every drawn screen of a language.
 *
 * @throws ContentError for one that does not fit the schema, and for an `<AppScreen>` of an article that shows what there is not
 */
export function readScreens(language: Language, articles: readonly WithDrawings[]): Screens {
  const screens = new Map(
    yamlNames(language, 'screens').map((file) => {
      const screen = readYaml(language, file, screenSchema);
      const app = file.split('/').at(-2)!;
      return [`${app}/${screen.name}`, screen];
    }),
  );
  for (const { file, drawings } of articles) {
    const mistakes = drawings.flatMap((drawing) => {
      const screen = screens.get(`${drawing.app}/${drawing.name}`);
      const message = screen ? mistakeIn(drawing, screen) : `has no drawing; ${drawn(drawing.app)}`;
      return message ? [{ line: drawing.line, field: `<AppScreen name="${drawing.name}">`, message }] : [];
    });
    refuse(file, mistakes);
  }
  return {
    get(app, name) {
      const screen = screens.get(`${app}/${name}`);
      if (screen) return screen;
      const file = yamlPath(language, `screens/${app}/${name.toLowerCase().replaceAll(' ', '-')}`);
      throw new Error(`<AppScreen app="${app}" name="${name}" /> has no drawing; write ${file}`);
    },
  };

  function drawn(app: AppName): string {
    const names = [...screens].flatMap(([at, { name }]) => (at.startsWith(`${app}/`) ? [name] : []));
    return `those of ${app} are ${names.join(', ')}; another is a file in content/${language}/screens/${app}`;
  }
}

function mistakeIn({ status, highlight }: ArticleDrawing, screen: AppScreenContent): string | undefined {
  const buttons = status === undefined ? screen.buttons : screen.otherwise?.[status];
  if (!buttons)
    return `has no status "${status}"; it has ${Object.keys(screen.otherwise ?? {}).join(', ') || 'none'}`;
  const parts = [...screen.rows.map(({ label }) => label), ...buttons];
  if (highlight !== undefined && !parts.includes(highlight))
    return `has no row or button "${highlight}"; it has ${parts.join(', ')}`;
  return undefined;
}
