// What a handler works with: everything of one request, nothing global.
import type { CheckedInputOf, Endpoint, OutputOf } from '@hr/contract/endpoint.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Readable } from 'node:stream'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { WorkLimits } from './work-limits.ts'
import type { Services } from '#api/services.ts'
import type { CallerFor } from './caller.ts'

/** A file of a multipart request; the content type is found from the bytes, the name is only shown. */
export type UploadedFile = { readonly name: string; readonly bytes: Buffer }

export type Context<Input, Who> = {
  /** The transaction of this request; inside the caller's workspace when there is one. */
  readonly db: WorkspaceTransaction
  readonly caller: Who
  readonly input: Input
  readonly files: readonly UploadedFile[]
  readonly now: Date
  readonly language: Language
  readonly address: string
  readonly userAgent: string
  /** Aborted when the caller goes away before the answer: long work stops at its next step and is undone. */
  readonly signal: AbortSignal
  /** The bearer token as it came; only session/ looks at it. */
  readonly bearer: string | null
  readonly services: Services
}

/** What a request has before its transaction opens: the place for heavy work, which nobody then waits for. */
export type Preparation<Input, Who> = Omit<Context<Input, Who>, 'db'> & { readonly limits: WorkLimits }

/** The bytes of a file, for endpoints that are `raw`. */
export type RawAnswer = {
  /** A stream ends with the answer, or is destroyed when the caller goes away. */
  readonly bytes: Buffer | Readable
  readonly contentType: string
  readonly name: string
  /** Of a file that is read again and again: whoever has it already is told so (ETag). */
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
  /** Runs after authorisation and before the transaction; what it gives is handed to `handle`. */
  readonly prepare?: (preparation: Preparation<unknown, unknown>) => Promise<unknown>
  readonly handle: (context: Context<unknown, unknown>, prepared: unknown) => Promise<unknown>
  /** Code of the message shown on success. */
  readonly message: 'ok' | 'passwordChanged' | 'registered'
}

/** Ties a handler to its endpoint with full types; the registry then treats all routes alike. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  message: Route['message'] = 'ok',
): Route {
  return { endpoint, handle, message } as unknown as Route
}

/** For heavy work: `prepare` does it without a transaction, `handle` writes what it made. A retry prepares once. */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (preparation: PreparationFor<E>) => Promise<Prepared>,
  handle: PreparedHandler<E, Prepared>,
  message: Route['message'] = 'ok',
): Route {
  return { endpoint, prepare, handle, message } as unknown as Route
}

/** For an endpoint that is `raw`: it answers the bytes of a file. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handle: (...context: Parameters<Handler<E>>) => Promise<RawAnswer>,
): Route {
  return { endpoint, handle, message: 'ok' } as unknown as Route
}
