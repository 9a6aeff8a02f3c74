// Whose overtime the reader may sum up, the widest last.
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { useCan, useProfile } from '#web/shared/session.ts'

export const scopeGroups = { mine: 'MY_OT', team: 'TEAM_OT_REQUEST', all: 'OT_SUMMARY' } as const

export function useScopes(): readonly OtRecordScope[] {
  const may = useCan()
  const hasOwn = useProfile().employee !== null
  return (['mine', 'team', 'all'] as const).filter(
    scope => may(scopeGroups[scope]) && (scope === 'all' || hasOwn),
  )
}
