import { helpFile } from './help-file.ts';

/** What an author means for a help article, and has named so that it is none: a development server would never read it. */
const others: Readonly<Record<string, unknown>> = import.meta.glob([
  '/content/*/help/**/*.{md,MD,mdx,MDX,Md,Mdx,markdown}',
  '!/content/*/help/{drive,host}/*.mdx',
]);

/** @throws ContentError for a file in the folder of help articles that is named otherwise than they are */
export function refuseOtherHelpFiles(language: string, files: readonly string[] = Object.keys(others)): void {
  for (const file of files) if (file.startsWith(`/content/${language}/`)) helpFile(file.slice(1));
}
