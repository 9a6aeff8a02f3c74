// Registers endpoints with their handlers: session, permission, input, heavy work, one transaction, idempotency,
// answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageText } from '@hr/contract/messages/text.ts'
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { PictureSigner } from '#api/files/picture-address.ts'
import { workLimits } from './work-limits.ts'
import type { WorkLimits } from './work-limits.ts'
import type { Services } from '#api/services.ts'
import { authorise } from './authorise.ts'
import { bearerToken } from './bearer-token.ts'
import type { Caller } from './caller.ts'
import { compressedAnswer, isCompressible } from './compressed-answer.ts'
import type { Preparation, RawAnswer, Route } from './context.ts'
import { formValues } from './form-values.ts'
import { idempotent, requestHash } from './idempotent.ts'
import { checkedInput } from './checked-input.ts'
import { requestLanguage } from './language.ts'
import { outputSerializer } from './output-serializer.ts'
import { plainPage } from './plain-page.ts'
import { Refusal } from './refusal.ts'
import { bodyLimit, pairsOf, requestBody } from './request-body.ts'
import type { RequestBody } from './request-body.ts'
import { signPictures } from './sign-pictures.ts'

type Parts = {
  readonly services: Services
  readonly routes: readonly Route[]
  /** Runs `work` in one transaction with the caller of a bearer token; null without a valid session. */
  readonly withCaller: <T>(
    services: Services,
    token: string | null,
    work: (caller: Caller | null, trx: Scope) => Promise<T>,
  ) => Promise<T>
  readonly signer: () => Promise<PictureSigner>
}

export function registerRoutes(app: FastifyInstance, { routes, ...parts }: Parts): void {
  const server = { ...parts, limits: workLimits() }
  for (const route of routes) {
    const { method, path, files, raw, callsPerMinute } = route.endpoint
    app.route({
      method,
      url: path,
      bodyLimit: files ? files.most * files.bytes + bodyLimit : bodyLimit,
      ...(callsPerMinute && { config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000 } } }),
      ...(isCompressible(route.endpoint) && { onSend: compressedAnswer }),
      ...(!raw && {
        schema: { response: { 200: {} } },
        serializerCompiler: () => (answer: unknown) => outputSerializer(route.endpoint)(answer),
      }),
      handler: (request, reply) => handle(server, route, request, reply),
    })
  }
}

type Asked = Omit<Preparation<unknown, Caller | null>, 'limits'>
type Server = Omit<Parts, 'routes'> & { readonly limits: WorkLimits }

async function handle(
  { services, withCaller, limits, signer }: Server,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint } = route
  const language = requestLanguage(request.headers['accept-language'])
  const bearer = bearerToken(request.headers.authorization)
  const signal = goneSignal(reply)

  // Refused before any database access.
  if (!bearer) authorise(endpoint, null)

  const askedBy = async (caller: Caller | null): Promise<Asked> => {
    if (caller) request.accountId = caller.accountId
    authorise(endpoint, caller)
    const body = await bodyOf(request, route)
    const input = checkedInput(endpoint, { path: pathOf(request), text: body.text, json: body.json })
    const { files } = body
    return {
      caller,
      input,
      files,
      now: services.now(),
      language,
      ...clientOf(request),
      signal,
      bearer,
      services,
    }
  }
  const work = async (trx: Scope, asked: Asked, prepared: () => unknown) => {
    const key = idempotencyKey(request, asked.caller)
    const now = services.now()
    const db = trx.as({ now, ...(asked.caller && { actor: asked.caller }) })
    const context = { db, ...asked, now }
    const handled = async () => {
      const data = await route.handle(context, prepared())
      return endpoint.method === 'GET' && !endpoint.raw ? plainPage(endpoint, asked.input, data) : data
    }
    if (!key) return handled()
    const hash = requestHash(endpoint.method, request.url, asked.input, asked.files)
    return idempotent(trx, { ...key, requestHash: hash, keepsAnswer: !endpoint.secret }, handled)
  }
  const preparedOf = (asked: Asked) =>
    preparedBy(route, { ...asked, limits }, idempotencyKey(request, asked.caller) !== undefined)
  /** No transaction is open while files arrive or heavy work runs. */
  const inTwoTransactions = async () => {
    const asked = await askedBy(bearer ? await withCaller(services, bearer, async caller => caller) : null)
    const prepared = await preparedOf(asked)
    return inScope(services, asked.caller, trx => work(trx, asked, prepared))
  }
  const inOneTransaction = () =>
    withCaller(services, bearer, async (caller, trx) => {
      const asked = await askedBy(caller)
      return work(trx, asked, await preparedOf(asked))
    })

  // An endpoint that takes files prepares nothing when none arrive.
  const isHeavy = request.isMultipart() || (route.prepare && !endpoint.files)
  const data = await (isHeavy ? inTwoTransactions() : inOneTransaction())
  if (endpoint.raw) return sendFile(request, reply, data as RawAnswer)
  await signPictures(data, signer, services.now())
  return reply.send({ success: true, message: messageText(language, route.message), data })
}

/**
 * Returns the prepared value, or throws why it failed. With an Idempotency-Key only `handle` throws it: a repeated
 * call gets the first answer, although e.g. its old password is no longer right.
 */
async function preparedBy(
  { prepare }: Route,
  preparation: Preparation<unknown, unknown>,
  isRepeatable: boolean,
): Promise<() => unknown> {
  if (!prepare) return () => undefined
  try {
    const prepared = await prepare(preparation)
    return () => prepared
  } catch (error) {
    if (!isRepeatable) throw error
    return () => {
      throw error
    }
  }
}

function inScope<T>(
  services: Services,
  caller: Caller | null,
  work: Parameters<typeof inTransaction<T>>[1],
): Promise<T> {
  return caller?.workspaceId
    ? inWorkspace(services.db, caller.workspaceId, work)
    : inTransaction(services.db, work)
}

async function bodyOf(request: FastifyRequest, { endpoint }: Route): Promise<RequestBody> {
  if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') return requestBody(request, endpoint)
  const query = request.raw.url?.split('?')[1] ?? ''
  return { text: formValues(pairsOf(query)), json: {}, files: [] }
}

function pathOf(request: FastifyRequest): Record<string, string> {
  return { ...(request.params as Record<string, string>) }
}

/** Aborts when the connection closes before the answer is written. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('CANCELLED'))
  })
  return gone.signal
}

function clientOf(request: FastifyRequest): { address: string; userAgent: string } {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) }
}

function idempotencyKey(request: FastifyRequest, caller: Caller | null) {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string' || !caller) return undefined
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('BODY_MALFORMED')
  return { sessionId: caller.sessionId, key }
}

/** Sends a stored file: never sniffed, never executed, with a name to save it as. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, name, tag }: RawAnswer,
) {
  reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', tag === undefined ? 'private, no-store' : 'private, no-cache')
  if (tag !== undefined) {
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  }
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes)
}
