// The drawer or dialog of the structure page, from the search parameters.
import type { OrgNode } from '@hr/contract/organization.ts'
import { useMemo } from 'react'
import type { OnView, StructureView } from './structure-view.ts'
import { treeIndex } from './tree-index.ts'
import { useUnitRights } from './use-unit-rights.ts'
import { AddUnitForm, EditUnitForm } from './UnitForm.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { DeleteUnit } from './DeleteUnit.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { TagsDrawer } from './TagsDrawer.tsx'

type Props = {
  tops: readonly OrgNode[]
  view: StructureView
  onView: OnView
  onAdded: (id: string) => void
  onMoved: (unit: OrgNode) => void
}

export function StructureActs({ tops, view, onView, onAdded, onMoved }: Props) {
  const rights = useUnitRights(view.date !== undefined)
  const index = useMemo(() => treeIndex(tops), [tops])
  const { act } = view
  const unit = view.unit === undefined ? undefined : index.get(view.unit)?.node
  const below = view.below === undefined ? undefined : index.get(view.below)?.node
  const close = () => onView({ act: undefined, below: undefined })
  if (act === undefined) return null
  return (
    <>
      {act === 'add' && rights.mayAdd && (
        <AddUnitForm
          below={below ?? (tops.length === 1 ? tops[0] : undefined)}
          onSaved={onAdded}
          onClose={close}
        />
      )}
      {act === 'history' && rights.maySeeHistory && <HistoryDrawer onClose={close} />}
      {act === 'tags' && rights.mayEditTags && <TagsDrawer onClose={close} />}
      {unit !== undefined && (
        <>
          {act === 'edit' && rights.mayEdit && (
            <EditUnitForm key={unit.id} unit={unit} onSaved={close} onClose={close} />
          )}
          {act === 'move' && rights.mayEdit && (
            <MoveDialog
              unit={unit}
              tops={tops}
              to={undefined}
              onMoved={() => onMoved(unit)}
              onClose={close}
            />
          )}
          {act === 'delete' && rights.mayDelete && (
            <DeleteUnit
              unit={unit}
              onDeleted={() => onView({ act: undefined, unit: unit.parentId ?? undefined })}
              onClose={close}
            />
          )}
          {act === 'unitHistory' && rights.maySeeHistory && <HistoryDrawer unit={unit} onClose={close} />}
        </>
      )}
    </>
  )
}
