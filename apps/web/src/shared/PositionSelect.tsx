import { getPosition, listPositions } from '@hr/contract/position.ts'
import { useCall } from '#web/api/use-call.ts'
import { NamedSelect } from './NamedSelect.tsx'
import type { NamedSelectProps } from './NamedSelect.tsx'

const most = 100

function useFound(search: string) {
  const { data, isPending } = useCall(listPositions, { search, limit: most }, { keep: true })
  return { rows: data?.rows ?? [], isPending }
}

const useOne = (id: string | null) =>
  useCall(getPosition, { id: id ?? '' }, { enabled: id !== null, quiet: true }).data

/** A position, by part of its name in either language. */
export const PositionSelect = (props: NamedSelectProps) => (
  <NamedSelect {...props} useFound={useFound} useOne={useOne} />
)
