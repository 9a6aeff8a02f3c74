// Who calls: one session, its area, and what it may do today.
import type { Access } from '@hr/domain/access/can.ts'
import type { Allow, SessionType } from '@hr/contract/endpoint.ts'

export type Caller = {
  readonly sessionId: string
  readonly accountId: string
  readonly username: string
  readonly type: SessionType
  readonly purpose: 'full' | 'change_password' | 'view_as'
  readonly workspaceId: string | null
  /** Null for console users, space owners and an owner inside a workspace. */
  readonly employeeId: number | null
  readonly access: Access
  /** Who looks, in a session that sees what somebody else sees; null in every other. */
  readonly viewer: Viewer | null
  /** Why the caller changes their own record as the only person who could (P11). */
  readonly ownRecordReason?: string
}

/** The person behind a `view_as` session. Reads of sensitive data are theirs. */
export type Viewer = {
  readonly accountId: string
  readonly employeeId: number | null
  readonly access: Access
}

/** A caller inside a workspace. */
export type AppCaller = Caller & { readonly type: 'app'; readonly workspaceId: string }

/** The caller that an endpoint's `allow` guarantees. */
export type CallerFor<Who extends Allow> = Who extends 'public'
  ? Caller | null
  : Who extends 'app' | { readonly group: unknown }
    ? AppCaller
    : Caller
