import type { Role } from '#rules/index.ts';
import { rememberAudience, rememberedAudience } from '#site/client/remembered-audience.ts';

/** Who somebody said they are, here or elsewhere on the site, as the input `role`. */
export function rememberedRole(): { role: Role } | undefined {
  const audience = rememberedAudience();
  return audience && { role: audience === 'host' ? 'host' : 'driver' };
}

/** Remembers what somebody entered, if it is their role. */
export function rememberRole(input: string, value: string): void {
  if (input === 'role') rememberAudience(value === 'host' ? 'host' : 'drive');
}
