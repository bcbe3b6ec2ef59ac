import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormFields, takeForms } from '../http/form-body.ts';
import { asksForJson } from '../http/negotiate.ts';
import type { Shared } from '../shared.ts';
import { appViewOf } from '../site/app-view.ts';
import { type SiteFile, textOf } from '../site/site-file.ts';
import { filledPage } from './contact-page.ts';
import { formToken, sentToken, type SentMessage } from './contact-tokens.ts';
import { type JudgeOptions, messageJudge, type Outcome } from './judge-message.ts';

/** 4,000 characters, each of which may be sent as twelve; and the proof. */
const maxBytes = 64 * 1024;

export interface ContactOptions extends JudgeOptions, Pick<Shared, 'errors' | 'sendOwnPage'> {
  /** The address of the page. */
  path: string;
  /** The page as it was published; undefined where the site is not served here. */
  page: () => Promise<SiteFile | undefined>;
}

/**
 * `POST /v2/contact`: a message to us. It is stored before anything is sent anywhere, and its sender has a number at once. Whoever
 * has a script is answered in JSON; else with the way to the thanks, or with the page again and all that was typed.
 */
export async function contactRoutes(app: FastifyInstance, options: ContactOptions) {
  const { path, tokens, errors } = options;
  const judge = messageJudge(options);
  takeForms(app);

  app.post<{ Body: FormFields }>('/v2/contact', { bodyLimit: maxBytes }, async (request, reply) => {
    const outcome = await judge(request, request.body);
    if (outcome.kind === 'refused' && outcome.seconds) reply.header('retry-after', outcome.seconds);
    // A proof is asked of scripts alone, which take JSON.
    if (outcome.kind === 'prove' || asksForJson(request.headers.accept)) return tell(request, reply, outcome);
    return show(request, reply, outcome);
  });

  async function tell(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
    if (outcome.kind === 'refused') return reply.code(outcome.status).send({ errors: outcome.errors });
    if (outcome.kind === 'prove') return reply.code(428).send({ challenge: outcome.challenge });
    return reply.send({ to: await thanks(outcome.message, isInApp(request)) });
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Exclude<Outcome, { kind: 'prove' }>,
  ) {
    const fields = request.body as FormFields;
    const inApp = isInApp(request);
    if (outcome.kind === 'sent') return reply.redirect(await thanks(outcome.message, inApp), 303);
    const page = await options.page();
    const { status, errors: wrong } = outcome;
    const isSent =
      page &&
      (await options.sendOwnPage(request, reply.code(status), async () => {
        const filled = filledPage(textOf(page), { token: await formToken(tokens), fields, errors: wrong });
        return { page: inApp ? appViewOf(filled) : filled, styles: page.styles };
      })) === 'sent';
    if (isSent) return reply;
    const typed = [fields.replyTo, fields.text].filter((text): text is string => Boolean(text));
    return errors.sendBare(reply, status, Object.values(wrong).join(' '), typed);
  }

  const thanks = async (message: SentMessage, inApp: boolean) =>
    `${path}?${inApp ? 'view=app&' : ''}sent=${await sentToken(tokens, message)}#sent`;
}

const isInApp = ({ body }: FastifyRequest) => (body as FormFields).view === 'app';
