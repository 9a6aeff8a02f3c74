import { getJobGrade, getPosition, listJobGrades, listPositions } from '@hr/contract/position.ts'
import { NamedSelect } from '#web/shared/NamedSelect.tsx'
import type { NamedSelectProps } from '#web/shared/NamedSelect.tsx'

/** A position, by part of its name in either language. */
export const PositionSelect = (props: NamedSelectProps) => (
  <NamedSelect {...props} endpoints={{ list: listPositions, get: getPosition }} />
)

/** A job grade, by rank. */
export const JobGradeSelect = (props: NamedSelectProps) => (
  <NamedSelect {...props} endpoints={{ list: listJobGrades, get: getJobGrade }} />
)
