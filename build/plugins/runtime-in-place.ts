import type { Plugin } from 'vite';

const runtimeName = 'rolldown-runtime';

/**
 * Puts the bundler's few functions that wrap CommonJS into the scripts that use them: as a file of their own they are asked for
 * when those have come, one more round trip before a calculator wakes.
 */
export function runtimeInPlace(): Plugin {
  return {
    name: 'runtime-in-place',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === runtimeName);
        if (!runtime) return;
        for (const chunk of chunks) {
          if (chunk === runtime) continue;
          chunk.code = withRuntime(chunk.code, runtime.code);
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

/**
 * A script with the runtime in the place of its import.
 *
 * @throws Error where one of the two is not as it was, as after a change of the bundler
 */
export function withRuntime(code: string, runtime: string): string {
  const [, functions, exported] = /^([^]*?)export\s*\{([^}]*)\};?\s*$/.exec(runtime) ?? [];
  const inPlace = code.replace(
    /import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime\.[\w-]+\.js["'];?/,
    (_statement, imported: string) =>
      `const{${pairs(imported, (own, outer) => [own, outer])}}=(()=>{${functions}return{${pairs(exported ?? '', (own, outer) => [outer, own])}}})();`,
  );
  if (!functions || inPlace.includes(runtimeName))
    throw new Error('The bundler writes its runtime otherwise now: mend build/plugins/runtime-in-place.ts.');
  return inPlace;
}

/** `a as b, c` as members of an object. */
const pairs = (names: string, order: (name: string, as: string) => [string, string]) =>
  names
    .split(',')
    .map((each) => {
      const [name, as = name] = each.trim().split(/\s+as\s+/);
      return order(name!, as!).join(':');
    })
    .join();
