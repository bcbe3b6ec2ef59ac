import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './island-context.ts';

/** Wakes a component on the HTML that the build rendered for it. */
export function hydrate(element: Element, Component: ComponentType, props: object): void {
  hydrateRoot(
    element,
    <InsideIsland value={true}>
      <Component {...props} />
    </InsideIsland>,
  );
}
