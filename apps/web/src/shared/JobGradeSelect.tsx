import { getJobGrade, listJobGrades } from '@hr/contract/position.ts'
import { useCall } from '#web/api/use-call.ts'
import { NamedSelect } from './NamedSelect.tsx'
import type { NamedSelectProps } from './NamedSelect.tsx'

const most = 100

function useFound(search: string) {
  const { data, isPending } = useCall(listJobGrades, { search, limit: most }, { keep: true })
  return { rows: data?.rows ?? [], isPending }
}

const useOne = (id: string | null) =>
  useCall(getJobGrade, { id: id ?? '' }, { enabled: id !== null, quiet: true }).data

/** A job grade, by rank. */
export const JobGradeSelect = (props: NamedSelectProps) => (
  <NamedSelect {...props} useFound={useFound} useOne={useOne} />
)
