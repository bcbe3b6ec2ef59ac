import type { ReportSources } from '../editors/read-report.ts';

/** For a report of votes alone. */
export const noSources: ReportSources = {
  missedSearches: async () => [],
  messagesByTopic: async () => [],
  openMessages: async () => [],
  openMessageCount: async () => 0,
};
