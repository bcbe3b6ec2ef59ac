import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as they are. Vite wraps them in a helper, a request of its own, that fetches the chunk's styles;
 * here every page links the styles of its islands already, since the server has rendered them.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutPreload(chunk.code, chunk.fileName);
        }
      },
    },
  };
}

/**
 * A chunk's code without the helper around its dynamic imports.
 *
 * @param file the chunk's name, for the error
 * @throws Error where something of the helper is left, as after a change of Vite
 */
export function withoutPreload(code: string, file: string): string {
  const [imported = '', name = ''] =
    /import\{(?:t as )?(\w+)\}from"[^"]*preload-helper[^"]*";/.exec(code) ?? [];
  let plain = code.replace(/const __vite__mapDeps=.*?;\n/, '').replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
  if (imported) {
    plain = plain
      // Where nothing but the import is left to call, it stands for itself: a help article counts its bytes.
      .replace(
        callOf(
          name,
          String.raw`async\(\)=>\{let\{(\w+):(\w+)\}=await (import\([^()]*\));return\{\1:\2\}\},\[\]`,
        ),
        '$3',
      )
      .replace(
        callOf(name, String.raw`\(\)=>(import\([^()]*\)(?:\.then\((\w+)=>\2\.\w+\))?)(?:,\[\])?`),
        '$1',
      );
    // It stays for the calls that are left.
    const isCalled = new RegExp(String.raw`(?<![.\w$])${name}\((async)?\(\)=>`).test(plain);
    plain = plain.replace(imported, isCalled ? `const ${name}=l=>l();` : '');
  }
  const left = /__vite__mapDeps|__vitePreload|from\s*["'][^"']*preload-helper/.exec(plain)?.[0];
  if (left)
    throw new Error(
      `${file} still has "${left}" of Vite's helper for dynamic imports: mend build/plugins/plain-dynamic-imports.ts.`,
    );
  return plain;
}

/** Finds calls of a function, and of no other whose name ends alike, with such arguments. */
function callOf(name: string, args: string): RegExp {
  return new RegExp(String.raw`(?<![.\w$])${name}\(${args}\)`, 'g');
}
