// Where a session belongs: the page after sign-in, and what the guards of the areas say (spec 2, 4, 6; P2).

/** ams: operator console, space: space owner, app: inside a workspace. */
export type SessionType = 'ams' | 'space' | 'app'

type SignIn = {
  readonly type: SessionType
  /** Code of the first role. */
  readonly roleCode: string | null
  readonly username: string
  readonly passwordTemporary: boolean
}

/**
 * The page after sign-in. For a temporary password the caller adds `?auth=` and the session token:
 * landingPage({ type: 'app', ... }) = '/employee/change-password'
 */
export function landingPage({ type, roleCode, username, passwordTemporary }: SignIn): string {
  if (passwordTemporary) return type === 'app' ? '/employee/change-password' : '/login/change-password'
  if (type === 'app') return '/app/dashboard'
  return type === 'space' || roleCode === 'SPACE_OWNER'
    ? `/space/${encodeURIComponent(username)}`
    : '/ams/dashboard'
}

const areaHome: { readonly [Type in SessionType]: string } = {
  ams: '/ams/dashboard',
  space: '/space',
  app: '/app',
}

/** Where an error sends the reader by session type; undefined = stay (404 and 500, spec 4). */
export const errorLanding = (type: SessionType | null, status: number): string | undefined =>
  status === 404 || status === 500 ? undefined : type === null ? '/' : areaHome[type]

/** NOT_CONNECTED raises "You are not connected" with status 403. Both redirect to '/'. */
type GuardRefusal =
  | {
      readonly code: 'NOT_CONNECTED'
      readonly status: 403
      readonly redirectTo: '/'
      readonly removesSession: false
    }
  | { readonly code: 'WRONG_AREA'; readonly redirectTo: '/'; readonly removesSession: true }

type GuardFacts = {
  /** 'any' needs only a token. */
  readonly required: SessionType | 'any'
  readonly session: { readonly type: SessionType } | null
  /** The page asked for; '/' is open to everybody. */
  readonly path?: string
}

export function guardRefusal({ required, session, path }: GuardFacts): GuardRefusal | undefined {
  if (session === null) {
    return path === '/'
      ? undefined
      : { code: 'NOT_CONNECTED', status: 403, redirectTo: '/', removesSession: false }
  }
  if (required === 'any' || required === session.type) return undefined
  return { code: 'WRONG_AREA', redirectTo: '/', removesSession: true }
}
