import { PositionList } from './PositionList.tsx'

export function JobGradesPage() {
  return <PositionList kind="jobGrade" />
}
