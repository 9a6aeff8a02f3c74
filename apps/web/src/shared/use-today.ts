import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { useProfile } from '#web/shared/session.ts'

/** Today where the company is, as the server said with the profile; an app session always has a company. */
export function useToday(): LocalDate {
  const { workspace } = useProfile()
  if (workspace === null) throw new Error('Today is the day of a workspace')
  return workspace.today
}
