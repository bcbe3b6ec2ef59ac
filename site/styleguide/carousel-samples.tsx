import { useCatalog } from '#site/catalog-context.tsx';
import { Carousel, type CarouselProps } from '../components/carousel/carousel.island.tsx';
import { Island } from '../islands/island.tsx';
import { Sample } from './family.tsx';

/** The three kinds of carousels, at their first slides; the pictures show them at others, too. */
export function CarouselSamples() {
  const { marketing, ui } = useCatalog();
  const { 'become-a-host': host, home, 'how-it-works': how } = marketing;
  const kinds: Record<string, Omit<CarouselProps, 'labels'>> = {
    'one a page': { name: home.benefits.title, slides: home.benefits.items, ends: 'stop' },
    'two a page': { name: host.features.title, slides: host.features.items, ends: 'stop', perPage: 2 },
    'grid on desktops': {
      name: how.features.title,
      slides: how.features.items,
      ends: 'wrap',
      gridOnDesktop: true,
    },
  };
  return Object.entries(kinds).map(([kind, carousel]) => (
    <Sample key={kind} name={`Carousel, ${kind}`}>
      <Island when="interaction">
        <Carousel {...carousel} labels={ui.carousel} />
      </Island>
    </Sample>
  ));
}
