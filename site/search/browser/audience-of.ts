import type { RememberedAudience } from '#site/client/remembered-audience.ts';

/** The audience that the form asks for, if it asks for one. */
export function audienceOf(form: HTMLFormElement): { audience?: RememberedAudience } {
  const audience = new FormData(form).get('audience');
  return audience === 'drive' || audience === 'host' ? { audience } : {};
}
