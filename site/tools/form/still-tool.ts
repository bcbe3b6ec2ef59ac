import { createContext } from 'react';

/** How a tool stands that nothing moves, as the gallery shows it. */
interface Still {
  /** The time of its answer, in epoch milliseconds; it does not pass. */
  now: number;
  /** Whether somebody has asked for the answer: then the fields say what is wrong with them. */
  isSubmitted?: boolean;
}

/** Holds the tools below it still; without it they live. */
export const StillTool = createContext<Still | null>(null);
