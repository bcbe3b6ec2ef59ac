import { createContext } from 'react';
import type { HelpPage } from '#catalog/help.ts';

/** The help page whose text is being rendered; null in legal texts. */
export const CurrentHelpPage = createContext<HelpPage | null>(null);
