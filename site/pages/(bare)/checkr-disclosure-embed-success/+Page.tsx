import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { SceneDone } from '#site/components/illustrations/scene-done.tsx';
import { Logo } from '#site/components/logo/logo.tsx';
import { Notice } from '#site/components/page-blocks/notice.tsx';
import { Points } from '#site/components/page-blocks/points.tsx';
import { ContactTopic, WithContacts } from '#site/components/page-blocks/with-contacts.tsx';

export default function Page() {
  const { heading, paragraphs, next, back } = useCatalog().marketing['consent-success'];
  return (
    <ContactTopic value="license">
      <Notice
        title={heading}
        scene={
          <>
            <Logo name={site.brand} label={site.brand} />
            <SceneDone />
          </>
        }
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{next.title}</h2>
        <Points items={next.items} />
        <h2>{back.title}</h2>
        <p>
          <WithContacts text={back.text} />
        </p>
      </Notice>
    </ContactTopic>
  );
}
