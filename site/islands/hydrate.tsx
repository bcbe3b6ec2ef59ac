import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
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
  const boxes = element.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  const changed = [...boxes].filter(isChanged);
  const { successor, giveBack, askAgain } = keepEntered(element);
  function catchUp(): void {
    for (const box of changed) change(successor(box), box.checked);
    askAgain();
  }
  element.dataset.hydrated = 'yes';
  // At once: React would do it within the next event, such as the `change` of a field that the focus leaves. Where it renders
  // anew, the field that gets the focus, or is pressed, would be gone before the focus comes.
  flushSync(() =>
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
    ),
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
