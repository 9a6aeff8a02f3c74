// One JSON line per request: id, route pattern, status, milliseconds, account. Never bodies, tokens, queries or names.
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is known. */
    accountId: string | null
  }
}

export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountId', null)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      account: request.accountId,
    })
  })
}

/** What the logger may print of a request or an error: nothing that came from the outside. */
export const logSerializers = {
  req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
    method: request.method,
    route: request.routeOptions?.url,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
}
