import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import type { ArticleComponent } from '#catalog/article-schema.ts';
import { findHelpPage } from '#catalog/help.ts';
import { findTool } from '#catalog/tools.ts';
import { defaultLanguage } from '#config/languages.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import type { plainElements } from './plain-elements.tsx';
import { articleMarkdown } from './article-markdown.tsx';

type Elements = typeof plainElements;

const catalog = catalogOf(defaultLanguage);
const page = findHelpPage(catalog.helpPages, 'drive', 'VehicleReservations')!;

/** The Markdown of an article that is written so. */
const markdownOf = (text: (elements: Elements) => React.ReactNode) => {
  const Text: ArticleComponent = ({ components }) => text(components as unknown as Elements);
  return articleMarkdown(catalog, { ...page, Text });
};

test('begins with what the page says of itself', () => {
  const { title, description, lastRevised } = page.frontMatter;
  expect(markdownOf(() => <p>Text.</p>)).toBe(
    `# ${title}\n\n${description}\n\n${catalog.ui.lastRevised}: ${lastRevised}\n\nText.\n`,
  );
});

test('leads to other places by their whole address, and calls numbers', () => {
  const text = markdownOf(() => (
    <p>
      <a href="#Here">here</a>, <a href="/contact">us</a>, <a href="tel:911">911</a>,{' '}
      <a href="https://example.com/">them</a>
    </p>
  ));
  expect(text).toContain(`[here](${absolute(`${paths.help(page.audience, page.name)}#Here`)})`);
  expect(text).toContain(`[us](${absolute('/contact')}), [911](tel:911), [them](https://example.com/)`);
});

test('has of a section its title and text alone, and quotes what must not be missed', () => {
  const text = markdownOf(({ Section, Callout }) => (
    <Section anchor="StillUpcoming" title="It still says Upcoming">
      <Callout kind="danger" title="Is anyone hurt?">
        <p>Call.</p>
      </Callout>
      <p>Then wait.</p>
    </Section>
  ));
  expect(text).toContain(
    '\n\n## It still says Upcoming\n\n> **Is anyone hurt?**\n>\n> Call.\n\nThen wait.\n',
  );
  expect(text).not.toContain('#StillUpcoming');
});

test('describes a screen, and links a tool in place of its fields', () => {
  const { name } = catalog.tools.list[0]!;
  const text = markdownOf(({ AppScreen, Tool }) => (
    <>
      <AppScreen app="drive" name="Reservations" />
      <Tool name={name} />
    </>
  ));
  const { title, rule, example } = findTool(catalog, name);
  expect(text).toMatch(/\n\n\(.*Reservations.*\)\n\n###/);
  expect(text).toContain(`### ${title}\n\n${rule}\n\n[${title}](${absolute(paths.tool(name))})\n\n**`);
  expect(text.endsWith(` ${example}\n`)).toBe(true);
});

test('makes a list of terms of a table of the rules', () => {
  const text = markdownOf(({ ReservationStates }) => <ReservationStates role="driver" />);
  const { upcoming, readyToStart } = catalogOf(defaultLanguage).rules.stateLabels;
  expect(text).toMatch(
    new RegExp(
      `\\n- \\*\\*${upcoming.driver}:\\*\\* \\p{L}.*\\n- \\*\\*${readyToStart.driver}:\\*\\* \\p{L}`,
      'u',
    ),
  );
});

test('says what is written, whatever it would mean in Markdown', () => {
  const text = markdownOf(() => (
    <>
      <p>1. a * b_c_ [d] &lt;e&gt;</p>
      <table>
        <thead>
          <tr>
            <th>a|b</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>c</td>
          </tr>
        </tbody>
      </table>
    </>
  ));
  expect(text).toContain('1\\. a \\* b\\_c\\_ \\[d] \\<e>\n');
  expect(text).toContain('| a\\|b |\n| --- |\n| c |\n');
});
