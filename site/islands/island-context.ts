import { createContext } from 'react';

/** True inside an island: what stands there is hydrated together with it. */
export const InsideIsland = createContext(false);
