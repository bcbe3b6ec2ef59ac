import type { Env } from '../../env.ts';
import type { Channel } from './channel.ts';
import { intercomChannel } from './intercom.ts';
import { smtpChannel } from './smtp.ts';
import { zendeskChannel } from './zendesk.ts';

/** The way that messages take to our team, as the settings say; undefined where they are read in the editors' page. */
export function contactChannel(env: Env): Channel | undefined {
  const { CONTACT_SMTP_URL, CONTACT_TO, CONTACT_FROM, ZENDESK_URL, ZENDESK_EMAIL, ZENDESK_TOKEN } = env;
  const { INTERCOM_TOKEN, INTERCOM_API_URL } = env;
  if (CONTACT_SMTP_URL && CONTACT_TO)
    return smtpChannel({ url: CONTACT_SMTP_URL, to: CONTACT_TO, from: CONTACT_FROM ?? CONTACT_TO });
  if (ZENDESK_URL && ZENDESK_EMAIL && ZENDESK_TOKEN)
    return zendeskChannel({ url: ZENDESK_URL, email: ZENDESK_EMAIL, token: ZENDESK_TOKEN });
  if (INTERCOM_TOKEN) return intercomChannel({ url: INTERCOM_API_URL, token: INTERCOM_TOKEN });
  return undefined;
}
