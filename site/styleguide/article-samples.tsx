import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { findSection } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ArticleBody } from '../article/article-text.tsx';
import { authorElements } from '../article/elements/author-elements.ts';
import { RelatedSections } from '../article/elements/related-sections.tsx';

const { AppScreen, Callout, Section, Tool, ...tables } = authorElements;
const calloutKinds = ['danger', 'warning', 'note'] as const;

/** The tables that are made for somebody, and for whom. */
const addressed: Partial<Record<keyof typeof tables, Record<string, string>>> = {
  AccountFields: { type: 'individual' },
  Deadlines: { audience: 'host' },
  ReservationActions: { role: 'driver' },
  ReservationStates: { role: 'driver' },
};

/** A section with everything that authors may write in it. */
export function ArticleSamples({ samples, screens }: Pick<StyleguideContent, 'samples' | 'screens'>) {
  const related = findSection(useCatalog().helpPages, 'drive/VehicleReservations#ReservationStates')!;
  return (
    <ArticleBody>
      <Section anchor="Banner" title={samples.banner}>
        <p>{samples.text}</p>
        <p>
          <a href="#Banner">{samples.link}</a>, <strong>{samples.term}</strong>, <em>{samples.step}</em>
        </p>
        <ol>
          <li>{samples.step}</li>
          <li>
            {samples.step}
            <ul>
              <li>{samples.meaning}</li>
            </ul>
          </li>
        </ol>
        <AppScreen {...screens[0]!} />
        {calloutKinds.map((kind) => (
          <Callout key={kind} kind={kind} title={samples.heading}>
            <p>{samples.meaning}</p>
          </Callout>
        ))}
        <h3>{samples.heading}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{samples.term}</th>
              <th scope="col">{samples.banner}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{samples.meaning}</td>
              <td>{samples.step}</td>
            </tr>
          </tbody>
        </table>
        <Tool name="cancel" role="host" />
        <RelatedSections {...related} />
      </Section>
      <Section anchor="Tables" title={samples.term}>
        {(Object.keys(tables) as (keyof typeof tables)[]).map((name) => {
          const Table = tables[name];
          return (
            <div key={name} data-sample={name}>
              <h3 translate="no">{name}</h3>
              <Table {...addressed[name]} />
            </div>
          );
        })}
      </Section>
    </ArticleBody>
  );
}
