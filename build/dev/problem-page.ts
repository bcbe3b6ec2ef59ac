import { escapeHtml } from '../../config/escape-html.ts';
import { nonce } from './reloading.ts';
import { problemsOf, type Problem } from './problems.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 10vh auto; padding: 0 1rem }
li { margin: 1rem 0 }
code { font-size: 1.05em }`;

/**
 * The page that tells a developer or an editor what to mend in the sources, instead of the page asked for.
 *
 * @param reloads the script that loads the page anew once a file is saved
 */
export function problemPage(error: unknown, reloads: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>To mend in the sources</title>
<style nonce="${nonce}">${style}</style>
${reloads}
<h1>To mend in the sources</h1>
<ul>${problemsOf(error).map(item).join('')}</ul>
<p>This page comes back by itself once the file is mended and saved.</p>
</html>\n`;
}

function item({ file, line, field, message }: Problem): string {
  const place = [file && `<code>${escapeHtml(file)}</code>`, line && `line ${line}`]
    .filter(Boolean)
    .join(', ');
  return `<li>${place}<br>${field ? `<strong>${escapeHtml(field)}</strong> ` : ''}${escapeHtml(message)}</li>`;
}
