// One HTTP call, described once: the server registers it, the client calls it, OpenAPI and the permission matrix read it.
import type { RestrictedPurpose } from '@hr/domain/session/session-purpose.ts'
import type { Action, AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'
import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type SessionType = 'ams' | 'space' | 'app'

/**
 * Who may call: anybody (`public`), any full session (`signedIn`), a session of one area, or an app or console
 * session that has the action on the page group (any one of several groups). Row scope is the feature's own (P5).
 */
export type Allow =
  | 'public'
  | 'signedIn'
  | SessionType
  | { readonly group: PageGroup | readonly PageGroup[]; readonly action: Action }
  | { readonly amsGroup: AmsPageGroup | readonly AmsPageGroup[]; readonly action: Action }

/** What an answer is about. A write that changes a topic makes every answer about it stale, as does a live update. */
export type Topic =
  | 'access'
  | 'address'
  | 'approvalTemplate'
  | 'attendance'
  | 'attendanceRate'
  | 'audit'
  | 'companyProfile'
  | 'consoleRole'
  | 'consoleUser'
  | 'currency'
  | 'delegation'
  | 'employee'
  | 'holiday'
  | 'leave'
  | 'leaveFeed'
  | 'leaveType'
  | 'notification'
  | 'notificationSetting'
  | 'organization'
  | 'otSetting'
  | 'overtime'
  | 'ownAccount'
  | 'savedView'
  | 'starter'
  | 'workShift'
  | 'workspace'

/** Files a multipart call may carry: form field, most files, most bytes of each. */
type FileRule = { readonly field: string; readonly most: number; readonly bytes: number }

type Path = `/${string}`

type Description<Input, Output, Who> = {
  readonly allow: Who
  /**
   * Of a read (previews are reads): what it is about. Of a write: what it changes, besides the audit log. Empty: no
   * change makes the answer stale, or it changes nothing that is read.
   */
  readonly topics: readonly Topic[]
  /** Path parameters, query (GET, DELETE) or body (POST, PUT, PATCH), as one object. */
  readonly input: Input
  /** The `data` of the success envelope. */
  readonly output: Output
  readonly summary: string
  readonly files?: FileRule
  /** Also open to these ten-minute sessions of somebody who has a step left to sign in. */
  readonly restricted?: readonly RestrictedPurpose[]
  /** Ends its own session: the only writing call that a "view as" session may make. */
  readonly endsSession?: true
  /** The answer contains a secret that is shown once: it is not kept for a repeated Idempotency-Key. */
  readonly secret?: true
  /** Answers the bytes of a file instead of the envelope. */
  readonly raw?: true
  /** Of one address; without it the limit of the server. */
  readonly callsPerMinute?: number
}

export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Allow = Allow,
> = Description<Input, Output, Who> & {
  readonly method: Method
  /** Below the API base, path parameters as `:name`; they are fields of the input. */
  readonly path: Path
}

/** One call: `endpoint('GET', '/positions', { allow, ... })`. */
export function endpoint<
  const Input extends z.ZodMiniType,
  const Output extends z.ZodMiniType,
  const Who extends Allow,
>(method: Method, path: Path, description: Description<Input, Output, Who>): Endpoint<Input, Output, Who> {
  return { method, path, ...description }
}

/** What a caller passes: before defaults are filled in. */
export type InputOf<E> = E extends { readonly input: infer I extends z.ZodMiniType } ? z.input<I> : never
/** What the server works with: checked, defaults filled in. */
export type CheckedInputOf<E> = E extends { readonly input: infer I extends z.ZodMiniType }
  ? z.output<I>
  : never
export type OutputOf<E> = E extends { readonly output: infer O extends z.ZodMiniType } ? z.output<O> : never

/** Names of the path parameters of `/leave-requests/:id/approve` -> ['id']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
}
