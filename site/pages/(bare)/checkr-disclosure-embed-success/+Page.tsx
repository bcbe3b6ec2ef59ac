import { marketing } from '#catalog/marketing.ts';
import { SceneDone } from '#site/components/illustrations/scene-done.tsx';
import { Notice } from '#site/components/page-blocks/notice.tsx';
import { Points } from '#site/components/page-blocks/points.tsx';

const { heading, paragraphs, next, back } = marketing('consent-success');

export default function Page() {
  return (
    <Notice title={heading} scene={<SceneDone />}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{next.title}</h2>
      <Points items={next.items} />
      <h2>{back.title}</h2>
      <p>{back.text}</p>
    </Notice>
  );
}
