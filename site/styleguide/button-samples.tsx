import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { Button, ButtonLink } from '../components/button/button.tsx';
import { Block } from '../components/page-blocks/block.tsx';
import { Sample, Samples } from './family.tsx';

/** Every look of a button, at rest and busy: none is ever disabled, and would lose the focus. Hovered, focused and pressed ones are in the pictures alone. */
export function ButtonSamples({ samples }: Pick<StyleguideContent, 'samples'>) {
  return (
    <Samples layout="alone">
      {(['action', 'quiet'] as const).map((look) => (
        <Samples key={look} layout="row">
          <Sample name={`Button ${look}`}>
            <Button look={look}>{samples.button}</Button>
          </Sample>
          <Sample name={`ButtonLink ${look}`}>
            <ButtonLink look={look} href="#buttons">
              {samples.link}
            </ButtonLink>
          </Sample>
          <Sample name={`Button ${look} aria-busy`}>
            <Button look={look} aria-busy>
              {samples.busy}
            </Button>
          </Sample>
        </Samples>
      ))}
      <Block title={samples.heading} ground="band">
        <Samples layout="row">
          <Sample name="Button action">
            <Button>{samples.button}</Button>
          </Sample>
          <Sample name="ButtonLink onBand">
            <ButtonLink look="onBand" href="#buttons">
              {samples.quiet}
            </ButtonLink>
          </Sample>
        </Samples>
      </Block>
    </Samples>
  );
}
