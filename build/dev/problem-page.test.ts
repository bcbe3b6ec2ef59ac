import { expect, test } from 'vitest';
import { ContentError } from '../../catalog/content-error.ts';
import { problemPage } from './problem-page.ts';

test('says of each mistake where it is and what to mend, and takes none of its words for markup', () => {
  const file = 'content/en/help/drive/A.mdx';
  const page = problemPage(
    new ContentError(file, [{ line: 9, field: '<Tool>', message: 'is never closed; end it with <Tool />' }]),
    '<script src="/reload.js"></script>',
  );
  expect(page).toContain(
    `<li><code>${file}</code>, line 9<br><strong>&lt;Tool&gt;</strong> is never closed; end it with &lt;Tool /&gt;</li>`,
  );
  expect(page).toContain('<script src="/reload.js"></script>');
});
