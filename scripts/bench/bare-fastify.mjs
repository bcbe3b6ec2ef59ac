/** What Fastify takes with nothing of ours around it: it reads JSON and answers the same JSON as a poll. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.post('/v2/gateway', () => ({ data: { getStripePayoutAccountStatus: 'PENDING' } }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
