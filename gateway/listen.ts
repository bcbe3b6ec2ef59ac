import { lookup } from 'node:dns/promises';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * Opens the port, and gives the address. What has been started is ended where that fails.
 *
 * @throws StartError that says which port or address to set instead
 */
export async function listen(app: FastifyInstance, { HOST, PORT, NODE_ENV }: Env): Promise<string> {
  // What fails before a port is asked for has nothing to do with the port.
  try {
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  try {
    // A second address, as localhost has, would get a server of its own, which knows neither our bounds nor our end.
    const { address } = await lookup(HOST, { verbatim: false });
    return await app.listen({ host: address, port: PORT });
  } catch (error) {
    await app.close();
    const { code, message } = error as NodeJS.ErrnoException;
    // Where the public is served there is no npm, and the port stands in a file of settings.
    const command = NODE_ENV === 'production' ? '' : ' npm start';
    if (code === 'EADDRINUSE') {
      const next = PORT < 65_535 ? PORT + 1 : 3000;
      throw new StartError(
        `Port ${PORT} is taken. Stop the other program or choose another port: PORT=${next}${command}`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${PORT} is not allowed to this user. Choose one above 1023: PORT=3000${command}`,
      );
    }
    const remedy =
      'Name an address of this machine, such as HOST=127.0.0.1, or HOST=0.0.0.0 for all that it has.';
    throw new StartError(`HOST ${HOST} with PORT ${PORT} cannot be listened on: ${message}. ${remedy}`);
  }
}
