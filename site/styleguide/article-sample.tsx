import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { ArticleBody } from '../article/article-text.tsx';
import { Callout } from '../article/elements/callout.tsx';
import { FactsList } from '../article/elements/facts-list.tsx';
import { Section } from '../article/elements/section.tsx';

const calloutKinds = ['danger', 'warning', 'note'] as const;

/** What running text looks like: banner, paragraph, steps, callouts, a table of facts. */
export function ArticleSample({ samples }: Pick<StyleguideContent, 'samples'>) {
  return (
    <ArticleBody>
      <Section anchor="Banner" title={samples.banner}>
        <p>{samples.text}</p>
        <p>
          <a href="#Banner">{samples.link}</a>
        </p>
        <ol>
          <li>{samples.step}</li>
          <li>{samples.step}</li>
        </ol>
        {calloutKinds.map((kind) => (
          <Callout key={kind} kind={kind} title={samples.heading}>
            <p>{samples.meaning}</p>
          </Callout>
        ))}
        <FactsList rows={[{ term: samples.term, text: samples.meaning }]} />
      </Section>
    </ArticleBody>
  );
}
