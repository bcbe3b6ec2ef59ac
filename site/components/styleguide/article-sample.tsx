import type { StyleguideContent } from '#catalog/marketing-schema.ts';
import { ArticleBody } from '#site/components/article/article-text.tsx';
import { Callout } from '#site/mdx/callout.tsx';
import { FactsList } from '#site/mdx/facts-list.tsx';
import { Section } from '#site/mdx/section.tsx';

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
        <Callout kind="danger" title={samples.heading}>
          <p>{samples.meaning}</p>
        </Callout>
        <Callout kind="warning" title={samples.heading}>
          <p>{samples.meaning}</p>
        </Callout>
        <Callout kind="note" title={samples.heading}>
          <p>{samples.meaning}</p>
        </Callout>
        <FactsList rows={[{ term: samples.term, text: samples.meaning }]} />
      </Section>
    </ArticleBody>
  );
}
