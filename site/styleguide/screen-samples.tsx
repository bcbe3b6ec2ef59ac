import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { AppScreen } from '../components/app-screen/app-screen.tsx';
import { Samples } from './family.tsx';

/** Screens of the apps, one with something marked. */
export function ScreenSamples({ screens }: Pick<StyleguideContent, 'screens'>) {
  return (
    <Samples layout="row">
      {screens.map((screen) => (
        <AppScreen key={`${screen.name} ${screen.status}`} {...screen} />
      ))}
    </Samples>
  );
}
