import type { ReactNode } from 'react';
import { useCatalog } from '#site/catalog-context.tsx';
import { DownloadLinks } from '../components/download/download-links.tsx';
import { Hero } from '../components/page-blocks/hero.tsx';
import { AnswerSamples } from './answer-samples.tsx';
import { ArticleSamples } from './article-samples.tsx';
import { BandSamples } from './band-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { CardSamples } from './card-samples.tsx';
import { CarouselSamples } from './carousel-samples.tsx';
import { ColorSamples } from './color-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { DownloadSamples } from './download-samples.tsx';
import { Family } from './family.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FrameSamples } from './frame-samples.tsx';
import { LiveSamples } from './live-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { ScreenSamples } from './screen-samples.tsx';
import { SearchSamples } from './search-samples.tsx';
import styles from './styleguide.module.css';
import { TypeSamples } from './type-samples.tsx';

/** The gallery: every part of the site in every state, so that a change to a token or a component can be seen in one place. */
export function Styleguide() {
  const { hero, contents, families: titles, samples, screens, proof } = useCatalog().marketing.styleguide;
  const families: Record<keyof typeof titles, ReactNode> = {
    colors: <ColorSamples />,
    type: <TypeSamples sample={samples.heading} />,
    buttons: <ButtonSamples samples={samples} />,
    fields: <FieldSamples />,
    answers: <AnswerSamples />,
    cards: <CardSamples />,
    bands: <BandSamples samples={samples} proof={proof} />,
    articles: <ArticleSamples samples={samples} screens={screens} />,
    feedback: <FeedbackSamples />,
    frames: <FrameSamples samples={samples} />,
    search: <SearchSamples samples={samples} />,
    live: <LiveSamples />,
    dialogs: <DialogSamples samples={samples} />,
    downloads: <DownloadSamples />,
    screens: <ScreenSamples screens={screens} />,
    carousels: <CarouselSamples />,
    pictures: <PictureSamples />,
  };
  return (
    <>
      <Hero {...hero}>
        <DownloadLinks withDialog />
      </Hero>
      <nav className={styles.inside} aria-label={contents}>
        <ul className={styles.row}>
          {Object.entries(titles).map(([name, title]) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(families).map(([name, parts]) => (
        <Family key={name} name={name} title={titles[name as keyof typeof titles]} isWide={name === 'bands'}>
          {parts}
        </Family>
      ))}
    </>
  );
}
