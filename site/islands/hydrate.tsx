import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './island-context.ts';

/**
 * Hydrates the HTML that the build rendered for a component.
 *
 * @param showFailure tells in the place of the component that it is lost: of an error that nothing catches React leaves nothing
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  showFailure: (element: HTMLElement) => void,
): void {
  const changed = changedBoxes(element);
  hydrateRoot(
    element,
    <InsideIsland value={true}>
      <Component {...props} />
      <Afterwards run={() => changed.forEach(pressAgain)} />
    </InsideIsland>,
    {
      onUncaughtError(error) {
        element.dataset.hydrated = 'failed';
        showFailure(element);
        reportError(error);
      },
    },
  );
}

/** The boxes that somebody ticked or cleared before the component was hydrated. */
function changedBoxes(element: Element): HTMLInputElement[] {
  const boxes = element.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  return [...boxes].filter((box) => box.checked !== box.defaultChecked);
}

/** React has not heard of the change, and would undo it with its next update. */
function pressAgain(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

function Afterwards({ run }: { run: () => void }) {
  // Once, when the HTML has become React's.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(run, []);
  return null;
}
