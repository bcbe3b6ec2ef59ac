import { CardPicture } from '../illustrations/card-picture.tsx';
import type { Card } from '#catalog/marketing/fields.ts';
import tiles from '#site/components/tiles/tile-grid.module.css';
import { fill } from '#site/messages/fill.ts';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

const grid = `${tiles.grid} ${tiles.cards}`;

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  name: string;
  slides: Card[];
  /** Slides side by side on one page. */
  perPage?: 1 | 2;
  /** At the ends: the control is disabled (and keeps the focus), or goes round to the other end. */
  ends: 'stop' | 'wrap';
  /** Above 767 px the slides stand in a grid, without controls. */
  gridOnDesktop?: boolean;
  labels: { previous: string; next: string; position: string; goTo: string };
}

/**
 * Slides on a track that is swiped or scrolled by the browser itself; the controls and the position are what is hydrated.
 * Only pages within two positions of the active one are rendered (spec 9), once the carousel is hydrated.
 */
export function Carousel({ name, slides, perPage = 1, ends, gridOnDesktop = false, labels }: CarouselProps) {
  const pages = paginate(slides, perPage);
  const { track, active, goTo, isRendered } = useCarousel(pages.length, gridOnDesktop);
  const last = pages.length - 1;
  const position = fill(labels.position, { number: active + 1, count: pages.length });
  const stopsAt = (end: number) => ends === 'stop' && active === end;

  return (
    <div
      role="group"
      className={`${styles.carousel} ${gridOnDesktop ? styles.gridOnDesktop : ''}`}
      aria-roledescription="carousel"
      aria-label={name}
    >
      <div
        className={`${styles.track} ${gridOnDesktop ? grid : ''}`}
        ref={track}
        tabIndex={0}
        role="group"
        aria-label={name}
      >
        {pages.map((page, index) => (
          <div
            key={index}
            className={styles.page}
            role="group"
            aria-roledescription="slide"
            aria-hidden={!isRendered(index) || undefined}
            aria-label={fill(labels.position, { number: index + 1, count: pages.length })}
          >
            {isRendered(index) && page.map((slide) => <SlideCard key={slide.title} {...slide} />)}
          </div>
        ))}
      </div>
      <div className={`row ${styles.controls}`}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={labels.previous}
          aria-disabled={stopsAt(0)}
          onClick={() => stopsAt(0) || goTo(active === 0 ? last : active - 1)}
        />
        <div className={styles.dots}>
          {pages.map((_page, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={fill(labels.goTo, { number: index + 1, count: pages.length })}
              aria-current={index === active}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className={`${styles.arrow} ${styles.next}`}
          aria-label={labels.next}
          aria-disabled={stopsAt(last)}
          onClick={() => stopsAt(last) || goTo(active === last ? 0 : active + 1)}
        />
        <p className={`note ${styles.status}`}>
          <span aria-hidden="true">{position}</span>
          {/* One text: where two change, some screen readers say all of it twice. */}
          <span className="visually-hidden" aria-live="polite" aria-atomic="true">
            {`${position}: ${pages[active]!.map((slide) => slide.title).join(', ')}`}
          </span>
        </p>
      </div>
    </div>
  );
}

function SlideCard({ title, text, picture }: Card) {
  return (
    <div className={`card ${styles.slide}`}>
      <CardPicture name={picture} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

function paginate<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
