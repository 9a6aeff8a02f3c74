// The drawer or dialog of the structure page, from the search parameters.
import type { OrgNode } from '@hr/contract/organization.ts'
import { useMemo } from 'react'
import type { OnView, StructureAct, StructureView } from './structure-view.ts'
import { treeIndex } from './tree-index.ts'
import { useUnitRights } from './use-unit-rights.ts'
import { AddUnitForm, EditUnitForm } from './UnitForm.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { DeleteUnit } from './DeleteUnit.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { ManagersDrawer } from './ManagersDrawer.tsx'
import { TagsDrawer } from './TagsDrawer.tsx'

type Props = {
  tops: readonly OrgNode[]
  view: StructureView
  onView: OnView
  onAdded: (id: string) => void
  onMoved: (unit: OrgNode) => void
}

export function StructureActs(props: Props) {
  const { view, tops } = props
  const rights = useUnitRights(view.date !== undefined)
  const index = useMemo(() => treeIndex(tops), [tops])
  const isAllowed: Readonly<Record<StructureAct, boolean>> = {
    add: rights.mayAdd,
    history: rights.maySeeHistory,
    tags: rights.mayEditTags,
    managers: rights.mayEdit,
    edit: rights.mayEdit,
    move: rights.mayEdit,
    delete: rights.mayDelete,
    unitHistory: rights.maySeeHistory,
  }
  if (view.act === undefined || !isAllowed[view.act]) return null
  const nodeOf = (id: string | undefined) => (id === undefined ? undefined : index.get(id)?.node)
  return <Act {...props} act={view.act} unit={nodeOf(view.unit)} below={nodeOf(view.below)} />
}

type ActProps = Props & {
  act: StructureAct
  unit: OrgNode | undefined
  /** The parent of a new unit. */
  below: OrgNode | undefined
}

function Act({ tops, onView, onAdded, onMoved, act, unit, below }: ActProps) {
  const onClose = () => onView({ act: undefined, below: undefined })
  switch (act) {
    case 'add': {
      const only = tops.length === 1 ? tops[0] : undefined
      return <AddUnitForm below={below ?? only} onSaved={onAdded} onClose={onClose} />
    }
    case 'history':
      return <HistoryDrawer onClose={onClose} />
    case 'tags':
      return <TagsDrawer onClose={onClose} />
    case 'managers':
      return <ManagersDrawer onClose={onClose} />
  }
  if (unit === undefined) return null
  switch (act) {
    case 'edit':
      return <EditUnitForm key={unit.id} unit={unit} onSaved={onClose} onClose={onClose} />
    case 'move':
      return (
        <MoveDialog unit={unit} tops={tops} to={undefined} onMoved={() => onMoved(unit)} onClose={onClose} />
      )
    case 'delete':
      return (
        <DeleteUnit
          unit={unit}
          onDeleted={() => onView({ act: undefined, unit: unit.parentId ?? undefined })}
          onClose={onClose}
        />
      )
    case 'unitHistory':
      return <HistoryDrawer unit={unit} onClose={onClose} />
  }
}
