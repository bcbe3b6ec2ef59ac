import { existsSync } from 'node:fs';
import type { EditorsDigest, EditorsReport, EditorsTable, StoredReport } from '#config/editors-report.ts';
import type { RenderThread } from '../site/render-thread.ts';
import type { MaybePromise } from '../site/site-file.ts';

/** What the website's build leaves for the server: it knows the words of the editors' page, and where each section stands. */
export interface EditorsRenderer {
  /** The published page with a report in it. */
  fillEditorsPage(page: string, report: EditorsReport): MaybePromise<string>;
  /** A part of it in CSV. */
  editorsTable(table: EditorsTable, stored: StoredReport): MaybePromise<string>;
  /** The weekly mail. */
  editorsDigest(report: EditorsReport): MaybePromise<EditorsDigest>;
  /** Ends what the renderer has started, if it has. */
  close?(): Promise<void>;
}

/**
 * The renderer that the build has put at `file`, in a thread: the one of the searches, which has loaded the words already.
 *
 * @returns undefined where nothing was built
 */
export function loadEditors(file: string, thread: RenderThread): EditorsRenderer | undefined {
  if (!existsSync(file)) return undefined;
  return {
    fillEditorsPage: (...asked) => thread.call(file, 'fillEditorsPage', ...asked),
    editorsTable: (...asked) => thread.call(file, 'editorsTable', ...asked),
    editorsDigest: (...asked) => thread.call(file, 'editorsDigest', ...asked),
    close: () => thread.close(),
  };
}
