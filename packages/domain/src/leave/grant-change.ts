// What becomes of a yearly grant when its leave type gives more or fewer days, or the employment ends or continues after all
// (L3): what was used stays used.

type GrantChange = {
  /** Half days to add; negative: to take. */
  readonly halfDays: number
  /** Half days that should have been taken and are used already. */
  readonly short: number
}

/** `granted` is what the grant is worth by now, `remaining` what of it is left, `due` what it should be worth. */
export function grantChange(grant: {
  readonly granted: number
  readonly remaining: number
  readonly due: number
}): GrantChange {
  const wanted = grant.due - grant.granted
  const halfDays = Math.max(wanted, 0 - Math.max(grant.remaining, 0))
  return { halfDays, short: halfDays - wanted }
}
