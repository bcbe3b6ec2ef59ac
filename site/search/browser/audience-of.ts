import type { SearchAudience } from '#search/types.ts';

/** The audience that the form asks for, if it asks for one. */
export function audienceOf(form: HTMLFormElement): { audience?: SearchAudience } {
  const audience = new FormData(form).get('audience');
  return audience === 'drive' || audience === 'host' ? { audience } : {};
}
