import type { Catalog } from '#catalog/catalog.ts';
import type { AppScreenContent } from '#catalog/screen-schema.ts';
import type { AppName } from '#config/site-schema.ts';
import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import styles from './app-screen.module.css';

export interface AppScreenProps {
  app: AppName;
  /** As `catalog/app-screens.ts` has it. */
  name: string;
  /** The value of its first row, where the text speaks of another one than the screen shows by itself. */
  status?: string;
  /** The row or button that the step is about, by its label. */
  highlight?: string;
}

/**
 * A small drawn phone with one screen of an app, which says that it is simplified. To screen readers it is one picture with a
 * description.
 */
export function AppScreen(props: AppScreenProps) {
  const { name, highlight } = props;
  const catalog = useCatalog();
  const { rows, buttons, description } = described(catalog, props);
  const look = (part: string | undefined, text: string) =>
    text === highlight ? `${part} ${styles.marked}` : part;
  const main = buttons.length === 1 ? buttons[0] : highlight;
  return (
    <div className={styles.phone} role="img" aria-label={description}>
      {/* Firefox has screen readers read what stands in a picture, too. */}
      <div aria-hidden="true">
        <p className={styles.title}>
          <b>{name}</b>
        </p>
        {rows.map((row) => (
          <p key={row.label} className={look(styles.row, row.label)}>
            {row.label} <b>{row.value ?? '›'}</b>
          </p>
        ))}
        {buttons.map((button) => (
          <p key={button} className={look(button === main ? mainButton : styles.button, button)}>
            {button}
          </p>
        ))}
        <p>{catalog.ui.screen.note}</p>
      </div>
    </div>
  );
}

/** Where there are words alone. */
export function AppScreenInWords(props: AppScreenProps) {
  return <p>({described(useCatalog(), props).description})</p>;
}

const mainButton = `${styles.button} ${styles.main}`;

/** What a screen shows, and that in words. */
function described(catalog: Catalog, { app, name, status, highlight }: AppScreenProps) {
  const screen = withStatus(catalog.screens.get(app, name), status);
  const { rows, buttons } = screen;
  if (highlight && ![...rows.map((row) => row.label), ...buttons].includes(highlight)) {
    throw new Error(
      `<AppScreen name="${name}" highlight="${highlight}" />: the screen has no such row or button`,
    );
  }
  return { rows, buttons, description: describe(catalog, app, screen, highlight) };
}

/** The screen as it is when its first row, a status, has this value. */
function withStatus(screen: AppScreenContent, status: string | undefined): AppScreenContent {
  if (status === undefined) return screen;
  const buttons = screen.otherwise?.[status];
  if (!buttons) throw new Error(`<AppScreen name="${screen.name}" status="${status}" />: no such status`);
  const [first, ...rest] = screen.rows;
  return { ...screen, rows: [{ ...first!, value: status }, ...rest], buttons };
}

/** Names what the screen shows. Values are told where they matter: of a status, and of what is marked. */
function describe(
  { locale, ui }: Catalog,
  app: AppName,
  { name, rows, buttons, otherwise }: AppScreenContent,
  highlight?: string,
): string {
  const list = new Intl.ListFormat(locale);
  const told = ({ label, value }: AppScreenContent['rows'][number], index: number) =>
    value && (label === highlight || (otherwise && index === 0)) ? `${label}: ${value}` : label;
  const sentences = [
    fill(ui.screen.alt, { screen: name, app: site.apps[app].name, rows: list.format(rows.map(told)) }),
    buttons.length > 0 && fill(ui.screen.buttons, { buttons: list.format(buttons) }),
    highlight && fill(ui.screen.highlight, { label: highlight }),
  ];
  return sentences.filter(Boolean).join(' ');
}
