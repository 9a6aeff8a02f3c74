// The drawer or dialog of the list, from the search parameters.
import type { Position } from '@hr/contract/position.ts'
import { useCall } from '#web/api/use-call.ts'
import { useCan } from '#web/shared/session.ts'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'
import type { PositionView } from './position-view.ts'
import { PositionForm } from './PositionForm.tsx'
import { HoldersDrawer } from './HoldersDrawer.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { GradeOrder } from './GradeOrder.tsx'

type Props = {
  kind: PositionKind
  rows: readonly Position[]
  view: PositionView
  onView: (change: Partial<PositionView>) => void
}

/** The row with the id: from the list, or fetched if it is on a later page. */
function useNamedRow(kind: PositionKind, rows: readonly Position[], id: string | undefined) {
  const listed = rows.find(row => row.id === id)
  const { data } = useCall(
    positionKinds[kind].get,
    { id: id ?? '' },
    { enabled: id !== undefined && listed === undefined, quiet: true },
  )
  return listed ?? (id === undefined ? undefined : data)
}

export function PositionActs({ kind, rows, view, onView }: Props) {
  const may = useCan()
  const { group } = positionKinds[kind]
  const row = useNamedRow(kind, rows, view.of)
  const { act } = view
  const close = () => onView({ act: undefined, of: undefined })
  const to = (next: PositionView['act']) => onView({ act: next })
  const mayEdit = may(group, 'edit')
  return (
    <>
      {act === 'add' && may(group, 'add') && <PositionForm kind={kind} row={undefined} onClose={close} />}
      {act === 'order' && kind === 'jobGrade' && mayEdit && <GradeOrder onClose={close} />}
      {row !== undefined && (
        <>
          {act === 'edit' && mayEdit && <PositionForm key={row.id} kind={kind} row={row} onClose={close} />}
          {act === 'holders' && <HoldersDrawer kind={kind} row={row} onClose={close} />}
          {act === 'merge' && mayEdit && <MergeDialog kind={kind} row={row} onClose={close} />}
          {act === 'delete' && may(group, 'delete') && (
            <DeleteDialog
              kind={kind}
              row={row}
              onMerge={mayEdit ? () => to('merge') : undefined}
              onClose={close}
            />
          )}
        </>
      )}
    </>
  )
}
