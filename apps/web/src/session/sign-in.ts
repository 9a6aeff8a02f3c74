// After a sign-in (spec 4): a second step comes first if there is one, then a temporary password must be changed, then a
// required second step is set up; otherwise the session opens after 400 ms.
import { employeeLogin, getProfile, login } from '@hr/contract/session.ts'
import type { SignedIn } from '@hr/contract/session.ts'
import { landingPage } from '@hr/domain/session/landing.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { forgetDrafts } from '#web/shared/form/draft-store.ts'
import { openSession } from '#web/shared/session-change.ts'
import { ensureSignedIn } from '#web/shared/session.ts'
import { storeRequiredLength } from './required-length.ts'
import { sessionType } from './door.ts'
import type { Door } from './door.ts'
import { takeInvitation } from './invitation.ts'
import { takeLeftPage } from './left-page.ts'

export const doorCall = { employee: employeeLogin, owner: login } as const

type PassedTokens = Pick<SignedIn, 'token' | 'tokenWS' | 'passwordTemporary'>

const redirectDelayMs = 400
const failureDelayMs = 500

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const roleOf = (answer: SignedIn): string | null => answer.roles[0]?.code ?? null

/** The loading flag stays on until the page is left, and for 500 ms after a failure. */
export function useSignIn(door: Door) {
  const navigate = useNavigate()
  const [isLoading, setIsLoading] = useState(false)
  const [half, setHalf] = useState<SignedIn | null>(null)
  const enter = async (answer: SignedIn) => {
    if (answer.secondStep !== undefined) return setHalf(answer)
    const roleCode = roleOf(answer)
    const type = sessionType(door, roleCode)
    const { username, passwordTemporary, token } = answer
    const page = landingPage({ type, roleCode, username, passwordTemporary })
    storeRequiredLength(answer.passwordMinLength ?? null)
    if (passwordTemporary) return await navigate({ to: page, search: { auth: token } })
    await pause(redirectDelayMs)
    openSession({ type, token }, answer.tokenWS)
    await ensureSignedIn()
    forgetDrafts(username)
    const left = takeLeftPage({ username, type }) ?? takeInvitation(type)
    await navigate(left === null ? { to: page } : { href: left })
  }
  const clearLater = () => setTimeout(() => setIsLoading(false), failureDelayMs)
  return {
    isLoading,
    start: () => setIsLoading(true),
    failed: clearLater,
    succeeded: (answer: SignedIn) => void enter(answer).finally(clearLater),
    /** The password was right, and a code is asked for, or a second step must be set up. */
    half,
    passed: ({ secondStep: _passed, ...answer }: SignedIn, tokens: PassedTokens) => {
      setIsLoading(true)
      void enter({ ...answer, ...tokens }).finally(clearLater)
    },
    back: () => setHalf(null),
  }
}

/** Opens the session after a temporary password was changed and returns the next page; its type comes from the profile, not from the path. */
export async function enterWithTokens(token: string, tokenWS: string): Promise<string> {
  const { type, username } = await call(getProfile, {}, { token })
  openSession({ type, token }, tokenWS)
  await ensureSignedIn()
  forgetDrafts(username)
  const roleCode = type === 'space' ? 'SPACE_OWNER' : null
  return (
    takeLeftPage({ username, type }) ??
    takeInvitation(type) ??
    landingPage({ type, roleCode, username, passwordTemporary: false })
  )
}
