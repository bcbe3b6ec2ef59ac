import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './island-context.ts';
import { keepEntered } from './keep-entered.ts';

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
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const changed = boxes.filter(isChanged);
  const { successor, giveBack, askAgain } = keepEntered(element);
  function catchUp(): void {
    for (const box of boxes)
      if (changed.includes(box) || (!box.isConnected && isChanged(box))) change(successor(box), box.checked);
    askAgain();
  }
  hydrateRoot(
    element,
    <InsideIsland value={true}>
      <AtFirst run={giveBack} />
      <Component {...props} />
      <Afterwards run={catchUp} />
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

/** Whether somebody has ticked or cleared a box that React does not know yet. */
const isChanged = (box: HTMLInputElement) => box.checked !== box.defaultChecked;

/** React has not heard of the change, and would undo it with its next update. */
function change(box: HTMLInputElement | undefined, isChecked: boolean): void {
  if (!box) return;
  box.checked = !isChecked;
  box.click();
}

/** Before the component itself looks at what it has rendered. */
function AtFirst({ run }: { run: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(run, []);
  return null;
}

function Afterwards({ run }: { run: () => void }) {
  // Once, when the HTML has become React's.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(run, []);
  return null;
}
