import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { useProfile } from '#web/shared/session.ts'

/** The company's current date, from the profile; a session in the app always has a company. */
export function useToday(): LocalDate {
  const { workspace } = useProfile()
  if (workspace === null) throw new Error('Today is the day of a workspace')
  return workspace.today
}

/** The first day of a change that reaches others, unless somebody chooses another: nobody's day of today changes. */
export const useTomorrow = (): LocalDate => addDays(useToday(), 1)

/** Tomorrow, or the first day of somebody who starts later. */
export function useNextDay({ startDate }: { readonly startDate: LocalDate }): LocalDate {
  const tomorrow = useTomorrow()
  return startDate > tomorrow ? startDate : tomorrow
}
