// Who calls: the session, its area, and the permissions of today.
import type { Access } from '@hr/domain/access/can.ts'
import type { SessionPurpose } from '@hr/domain/session/session-purpose.ts'
import type { Allow, SessionType } from '@hr/contract/endpoint.ts'

export type Caller = {
  readonly sessionId: string
  readonly accountId: string
  readonly username: string
  readonly type: SessionType
  readonly purpose: SessionPurpose | 'view_as'
  readonly workspaceId: string | null
  /** Null for console users, space owners and an owner inside a workspace. */
  readonly employeeId: number | null
  readonly access: Access
  /** The person behind a "view as" session; null in any other session. */
  readonly viewer: Viewer | null
}

/** The person behind a `view_as` session. Reads of sensitive data count as theirs. */
export type Viewer = {
  readonly accountId: string
  readonly employeeId: number | null
  readonly access: Access
}

export type AppCaller = Caller & { readonly type: 'app'; readonly workspaceId: string }

/** The caller that an endpoint's `allow` guarantees. */
export type CallerFor<Who extends Allow> = Who extends 'public'
  ? Caller | null
  : Who extends 'app' | { readonly group: unknown }
    ? AppCaller
    : Caller
