// The only place that calls the server. Input and output types come from the endpoint.
import type { Endpoint, InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { translate } from '#web/i18n/translation.ts'
import { CallError, callError, endsSession } from './call-error.ts'
import { earlyKey, takeEarlyAnswer } from './early-answers.ts'
import { asFields, encodeMultipart, encodePairs, encodeQuery, splitPath } from './encode.ts'
import type { Fields } from './encode.ts'
import { readSession } from './session-cookie.ts'

export type AnyEndpoint = Endpoint

export type CallOptions = {
  files?: readonly File[]
  signal?: AbortSignal
  /** One per user action, and the same for its retries. */
  idempotencyKey?: string
  /** Another token than the session's: that of the change-password page, or the ticket of a registration. */
  token?: string
  /** The request continues after the page closes; for small calls. */
  keepalive?: boolean
}

/** Base URL of all calls, without a trailing slash. */
export const apiBase: string = (import.meta.env.VITE_API_BASE ?? '/api').replace(/\/$/, '')

let whenUnauthorized: () => void = () => undefined
/** Registers what to do when the server no longer knows the session (spec 8: 401). */
export function onUnauthorized(action: () => void): void {
  whenUnauthorized = action
}

function headers(token: string | undefined, options: CallOptions): Headers {
  const result = new Headers({ 'Accept-Language': currentLanguage(), Accept: 'application/json' })
  if (token !== undefined) result.set('Authorization', `Bearer ${token}`)
  if (options.idempotencyKey !== undefined) result.set('Idempotency-Key', options.idempotencyKey)
  return result
}

function body(endpoint: AnyEndpoint, fields: Fields, files: readonly File[]): BodyInit {
  if (endpoint.files !== undefined && files.length > 0)
    return encodeMultipart(fields, endpoint.files.field, files)
  return new URLSearchParams(encodePairs(fields))
}

async function send(
  url: string,
  request: RequestInit,
  token: string | undefined,
): Promise<{ status: number; answer: unknown }> {
  try {
    const early = takeEarlyAnswer(earlyKey(url, token, currentLanguage()))
    const response = await (early ?? fetch(url, request))
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, answer }
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new CallError({ status: 0, code: 'OFFLINE', message: translate('ui.offline') })
  }
}

const isSuccess = (answer: unknown): answer is { message: string; data: unknown } =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  answer.success === true &&
  'data' in answer

/** The server has checked the output against the same shape. */
const asOutput = <E extends AnyEndpoint>(data: unknown) => data as OutputOf<E>

/** `POST /leaves/7/approve` */
export const actionName = <E extends AnyEndpoint>({ method, path }: E, input: InputOf<E>): string =>
  `${method} ${splitPath(path, asFields(input)).path}`

/** Like `call`, but also returns the server's message. */
export async function callWithMessage<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<{ data: OutputOf<E>; message: string }> {
  const { path, rest } = splitPath(endpoint.path, asFields(input))
  const token = options.token ?? readSession()?.token
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const request = {
    method: endpoint.method,
    headers: headers(token, options),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
    ...(inQuery ? {} : { body: body(endpoint, rest, options.files ?? []) }),
  }
  const { status, answer } = await send(apiBase + path + (inQuery ? encodeQuery(rest) : ''), request, token)
  if (status >= 200 && status < 300 && isSuccess(answer)) {
    return { data: asOutput<E>(answer.data), message: answer.message }
  }
  const usesSession = endpoint.allow !== 'public' && options.token === undefined
  throw refusedCall(status, answer, { usesSession, token })
}

/** The error of a refused call. If the server no longer knows the session of this tab, it ends here too. */
export function refusedCall(
  status: number,
  answer: unknown,
  { usesSession, token }: { usesSession: boolean; token: string | undefined },
): CallError {
  // A late answer to a session that was left must not end the one after it.
  const isCurrent = usesSession && token === readSession()?.token
  if (isCurrent && endsSession(status, answer, location.pathname)) whenUnauthorized()
  return callError(status, answer)
}

/** Calls an endpoint; resolves with `data` or throws CallError. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return (await callWithMessage(endpoint, input, options)).data
}
