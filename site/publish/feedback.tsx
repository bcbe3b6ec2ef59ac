import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalog } from '#catalog/catalog.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import source from '#site/feedback/answer.css?inline';
import { FeedbackAnswer, type GivenAnswer } from '#site/feedback/answer.tsx';
import { minifiedCss } from './minified-css.ts';

const css = minifiedCss(source);
const styles = `static/css/feedback.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;

/** As the server finds it in the markup. */
const filledInLater: GivenAnswer = {
  anchor: '{anchor}',
  said: '{said}',
  token: '{token}',
  number: '{number}',
};

/** The style sheet of the answer, which stands beside the pages. */
export const feedbackFiles = (): Record<string, string> => ({ [styles]: css });

/** What the server needs to take an answer: the sections there are, its words, and the markup that it fills in. */
export function feedbackData({ language, feedback, helpPages }: Catalog): SiteData['feedback'] {
  const { thanks, sent, kept, erased } = feedback;
  const markupOf = (props: { asks?: boolean; isErased?: boolean }) =>
    renderToStaticMarkup(
      <InLanguage language={language}>
        <FeedbackAnswer styles={`/${styles}`} {...filledInLater} {...props} />
      </InLanguage>,
    );
  return {
    sections: Object.fromEntries(
      helpPages.map(({ audience, name, sections }) => [
        paths.help(audience, name),
        Object.fromEntries(
          sections.flatMap(({ anchor, formerly }) => [anchor, ...formerly].map((each) => [each, anchor])),
        ),
      ]),
    ),
    texts: { thanks, sent, kept, erased },
    markup: {
      thanks: markupOf({}),
      ask: markupOf({ asks: true }),
      erased: markupOf({ isErased: true }),
    },
  };
}
