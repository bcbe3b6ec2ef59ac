import type { FastifyInstance } from 'fastify';

/** The fields of a form that was sent: the first value of each. */
export type FormFields = Readonly<Record<string, string>>;

/** Lets the routes of this plugin take what a form sends without scripts, and nothing else. Other kinds are answered 415. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, fieldsIn(text as string)),
  );
  // Nobody who fills in a form sends nothing, but anybody may: it is a form without fields.
  app.addHook('preValidation', async (request) => {
    request.body ??= fieldsIn('');
  });
}

function fieldsIn(text: string): FormFields {
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) fields[name] ??= value;
  return fields;
}
