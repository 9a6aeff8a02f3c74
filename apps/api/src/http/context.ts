// What a handler works with: all data of one request, no globals.
import type { CheckedInputOf, Endpoint, OutputOf } from '@hr/contract/endpoint.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Readable } from 'node:stream'
import type { Scope } from '#api/db/connect/scope.ts'
import type { WorkLimits } from './work-limits.ts'
import type { Services } from '#api/services.ts'
import type { CallerFor } from './caller.ts'

/** A file of a multipart request. The content type is detected from the bytes; the name is for display only. */
export type UploadedFile = { readonly name: string; readonly bytes: Buffer }

export type Context<Input, Who> = {
  /** The transaction of this request; inside the caller's workspace when there is one. */
  readonly db: Scope
  readonly caller: Who
  readonly input: Input
  readonly files: readonly UploadedFile[]
  readonly now: Date
  readonly language: Language
  readonly address: string
  readonly userAgent: string
  /** Aborts when the caller disconnects: long work stops at its next step and rolls back. */
  readonly signal: AbortSignal
  /** The raw bearer token, for session/ only. */
  readonly bearer: string | null
  readonly services: Services
}

/** A request before its transaction opens: the place for heavy work, because no locks are taken yet. */
export type Preparation<Input, Who> = Omit<Context<Input, Who>, 'db'> & { readonly limits: WorkLimits }

/** The bytes of a file, for endpoints that are `raw`. */
export type RawAnswer = {
  /** A stream is consumed by the answer, or destroyed when the caller disconnects. */
  readonly bytes: Buffer | Readable
  readonly contentType: string
  readonly name: string
  /** ETag of a file that clients read often: a client that has it gets a 304. */
  readonly tag?: string
}

export type Handler<E extends Endpoint> = (
  context: Context<CheckedInputOf<E>, CallerFor<E['allow']>>,
) => Promise<OutputOf<E>>

export type PreparationFor<E extends Endpoint> = Preparation<CheckedInputOf<E>, CallerFor<E['allow']>>

export type PreparedHandler<E extends Endpoint, Prepared> = (
  context: Context<CheckedInputOf<E>, CallerFor<E['allow']>>,
  prepared: Prepared,
) => Promise<OutputOf<E>>

/** An endpoint with its handler, ready to be registered. */
export type Route = {
  readonly endpoint: Endpoint
  /** Runs after authorisation and before the transaction; `handle` receives the result. */
  readonly prepare?: (preparation: Preparation<unknown, unknown>) => Promise<unknown>
  readonly handle: (context: Context<unknown, unknown>, prepared: unknown) => Promise<unknown>
  readonly message: 'ok' | 'passwordChanged' | 'registered'
}

/** Binds a handler to its endpoint with full types; the registry then treats all routes alike. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  message: Route['message'] = 'ok',
): Route {
  return { endpoint, handle, message } as unknown as Route
}

/** For heavy work: `prepare` runs without a transaction, `handle` saves the result. A retry prepares only once. */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (preparation: PreparationFor<E>) => Promise<Prepared>,
  handle: PreparedHandler<E, Prepared>,
  message: Route['message'] = 'ok',
): Route {
  return { endpoint, prepare, handle, message } as unknown as Route
}

/** For a `raw` endpoint, which answers the bytes of a file. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handle: (...context: Parameters<Handler<E>>) => Promise<RawAnswer>,
): Route {
  return { endpoint, handle, message: 'ok' } as unknown as Route
}
