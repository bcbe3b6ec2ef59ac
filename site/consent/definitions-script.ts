import { ConsentProblem } from './consent-problem.ts';

/** What Checkr's script defines: each embed is a function of its properties, whose result renders into a place. */
export type EmbedDefinition = (properties: object) => { render: (selector: string) => unknown };

declare global {
  interface Window {
    CheckrEmbedDefinitions?: Record<string, EmbedDefinition>;
  }
}

const scriptTimeoutMs = 10_000;

/** Where `@checkr/web-sdk` 0.0.59 looks for its script, by the `env` it is given. */
const sdkHosts = {
  production: 'https://web-sdk-services.checkr.com',
  staging: 'https://web-sdk-services.checkr-staging.com',
  sandbox: 'https://web-sdk-services.checkr-sandbox.com',
};

export type SdkEnv = keyof typeof sdkHosts;

/** The environment whose host this is; any other address plays production. */
export function envOf(servicesUrl: string): SdkEnv {
  const names = Object.keys(sdkHosts) as SdkEnv[];
  return names.find((name) => sdkHosts[name] === servicesUrl) ?? 'production';
}

/**
 * The address of the definitions script. The SDK does not load its script when the head holds one whose address contains
 * the host it would load from: it uses what that one has defined. So from Checkr's own host our tag is the one the SDK
 * would make; from any other place the fragment, which no server sees, says whom it stands for.
 */
export function scriptAddress(servicesUrl: string): string {
  const host = sdkHosts[envOf(servicesUrl)];
  const address = `${servicesUrl}/lib/checkr-embed-definitions.js`;
  return address.includes(host) ? address : `${address}#${host}`;
}

/**
 * Loads Checkr's definitions in place of the SDK, which neither gives up on a script that hangs, nor survives one that
 * defines nothing, nor can try again while the failed tag is there.
 *
 * @returns the definition of the consent embed
 * @throws ConsentProblem `script` after a failure or 10 s; its tag is gone then
 */
export async function loadDefinition(servicesUrl: string, name: string): Promise<EmbedDefinition> {
  const address = scriptAddress(servicesUrl);
  if (!document.head.querySelector(`script[src="${address}"]`)) await load(address);
  const definition = window.CheckrEmbedDefinitions?.[name];
  if (typeof definition === 'function') return definition;
  forgetDefinitions(servicesUrl);
  throw new ConsentProblem('script');
}

/** Takes the script out of the page, so that the next attempt begins with a new one. */
export function forgetDefinitions(servicesUrl: string): void {
  document.head.querySelector(`script[src="${scriptAddress(servicesUrl)}"]`)?.remove();
  delete window.CheckrEmbedDefinitions;
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new ConsentProblem('script'));
    };
    const timer = setTimeout(fail, scriptTimeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
