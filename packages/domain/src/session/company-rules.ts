// What a company demands of its people's sign-ins, within what the installation demands (N4, security).

/** Null = what the installation demands. */
export type SessionRules = {
  readonly sessionHours: number | null
  readonly idleMinutes: number | null
}
type SessionTimes = {
  readonly createdAt: number
  readonly seenAt: number
  readonly now: number
}

/** An unused session ends after so many minutes, before its absolute end; a company may demand fewer. */
export const idleMinutes = { least: 5, most: 240 } as const
/** Characters. */
export const companyPassword = { least: 8, most: 64 } as const

/** The absolute end of the installation is stored with the session; instants are milliseconds. */
export function isSessionOver({ createdAt, seenAt, now }: SessionTimes, rules: SessionRules): boolean {
  const idle = Math.min(rules.idleMinutes ?? idleMinutes.most, idleMinutes.most)
  if (now - seenAt > idle * 60_000) return true
  return rules.sessionHours !== null && now - createdAt >= rules.sessionHours * 3_600_000
}

/** `least` null: the company demands nothing of its own. */
export const isTooShortFor = (password: string, least: number | null): boolean =>
  least !== null && Array.from(password).length < least
