// The type of all texts, derived from the English ones; the Lao ones must have the same keys.
import type { texts as account } from './en/account.ts'
import type { texts as area } from './en/area.ts'
import type { texts as auditLog } from './en/audit-log.ts'
import type { texts as attendance } from './en/attendance.ts'
import type { texts as console } from './en/console.ts'
import type { texts as people } from './en/people.ts'
import type { texts as setup } from './en/setup.ts'
import type { texts as space } from './en/space-area.ts'
import type { texts as start } from './en/start.ts'

export type Catalogue = typeof start &
  typeof account &
  typeof area &
  typeof attendance &
  typeof auditLog &
  typeof console &
  typeof people &
  typeof setup &
  typeof space

/** The same keys with any texts. */
export type Same<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Same<Texts[Key]>
}
