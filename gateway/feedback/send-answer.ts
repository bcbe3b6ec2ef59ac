import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import type { FormFields } from '../http/form-body.ts';
import type { OwnPages } from '../site/site-routes.ts';
import type { Tokens } from '../tokens.ts';
import { answerMarkup, withAnswer } from './answer-markup.ts';
import { type GivenVote, readVote, voteToken } from './vote-token.ts';

export interface AnswerOptions {
  data: SiteData['feedback'];
  tokens: Tokens;
}

/** Sends what a vote's reader is told: by itself to a script, else as the way back to the section, where it will stand. */
export function answerSender({ data, tokens }: AnswerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, vote: GivenVote) => {
    const token = await voteToken(tokens, vote);
    if (request.headers.accept?.includes('fragment=1')) {
      const markup = answerMarkup(data, vote, token);
      return reply.type('text/html; charset=utf-8').send(`<!doctype html><title>-</title>${markup}`);
    }
    const view = (request.body as FormFields).view === 'app' ? 'view=app&' : '';
    return reply.redirect(`${vote.page}?${view}feedback=${token}#answered-${vote.anchor}`, 303);
  };
}

/** Puts the answer that an address asks for (`?feedback=…`) into its page, unless it has ended. */
export function answeredPages({ data, tokens }: AnswerOptions): OwnPages {
  return {
    wants: (_path, query) => query.includes('feedback='),
    isOutcome: () => true,
    async fill(path, query, page) {
      const token = new URLSearchParams(query).get('feedback');
      const vote = token ? await readVote(tokens, token) : undefined;
      if (vote?.page !== path) return undefined;
      return withAnswer(page, vote.anchor, answerMarkup(data, vote, token!));
    },
  };
}
