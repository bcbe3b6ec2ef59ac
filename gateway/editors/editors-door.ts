import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReplies } from '../http/errors.ts';
import { keyCheck } from '../ops/service-key.ts';

export interface DoorOptions {
  /** What an editor shows; left out, the page is open: only where nothing is real. */
  editorsKey: string | undefined;
  errors: ErrorReplies;
  /** What is said to whoever comes without the key. */
  keyWanted: string;
}

/**
 * Lets in only those with the key, as the password beside any name or as `Authorization: Bearer …`: browsers ask for the one by
 * themselves, without script or cookie. What is inside nobody keeps, lists, or learns the address of.
 */
export function guardEditors(app: FastifyInstance, { editorsKey, errors, keyWanted }: DoorOptions): void {
  const shows = keyCheck(app, editorsKey);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (editorsKey === undefined || (await shows(request, reply))) return;
    reply.header('www-authenticate', 'Basic realm="editors", charset="UTF-8"');
    return errors.sendPage(reply, 401, keyWanted);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Not `no-referrer`: browsers would then send the forms without the origin by which they are judged.
    reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
  });
}
