import { marketing } from '#catalog/marketing.ts';
import { ButtonLink } from '#site/components/button/button.tsx';
import { SceneLost } from '#site/components/illustrations/scene-lost.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { paths } from '#site/paths.ts';
import { ui } from '#catalog/interface.ts';

const { heading, text } = marketing('not-found');

export default function Page() {
  return (
    <Hero title={heading} text={text} scene={<SceneLost />}>
      <ButtonLink href={paths.faqs}>{ui.header.faqs}</ButtonLink>
    </Hero>
  );
}
