// What is open over the tree, as the address says; the parts are fetched when they are wanted.
import type { OrgNode } from '@hr/contract/organization.ts'
import { lazy, Suspense, useMemo } from 'react'
import type { OnView, StructureView } from './structure-view.ts'
import { treeIndex } from './tree-index.ts'
import { useUnitRights } from './use-unit-rights.ts'

const AddUnitForm = lazy(() => import('./UnitForm.tsx').then(file => ({ default: file.AddUnitForm })))
const EditUnitForm = lazy(() => import('./UnitForm.tsx').then(file => ({ default: file.EditUnitForm })))
const MoveDialog = lazy(() => import('./MoveDialog.tsx').then(file => ({ default: file.MoveDialog })))
const DeleteUnit = lazy(() => import('./DeleteUnit.tsx').then(file => ({ default: file.DeleteUnit })))
const History = lazy(() => import('./HistoryDrawer.tsx').then(file => ({ default: file.HistoryDrawer })))
const Tags = lazy(() => import('./TagsDrawer.tsx').then(file => ({ default: file.TagsDrawer })))

type Props = {
  tops: readonly OrgNode[]
  view: StructureView
  onView: OnView
  /** A unit was added or moved: the search may hide it. */
  onShow: (id: string) => void
}

export function StructureActs({ tops, view, onView, onShow }: Props) {
  const rights = useUnitRights(view.date !== undefined)
  const index = useMemo(() => treeIndex(tops), [tops])
  const { act } = view
  const unit = view.unit === undefined ? undefined : index.get(view.unit)?.node
  const below = view.below === undefined ? undefined : index.get(view.below)?.node
  const close = () => onView({ act: undefined, below: undefined })
  if (act === undefined) return null
  return (
    <Suspense>
      {act === 'add' && rights.mayAdd && (
        <AddUnitForm
          below={below ?? (tops.length === 1 ? tops[0] : undefined)}
          onSaved={onShow}
          onClose={close}
        />
      )}
      {act === 'history' && rights.maySeeHistory && <History onClose={close} />}
      {act === 'tags' && rights.mayEditTags && <Tags onClose={close} />}
      {unit !== undefined && (
        <>
          {act === 'edit' && rights.mayEdit && (
            <EditUnitForm key={unit.id} unit={unit} onSaved={close} onClose={close} />
          )}
          {act === 'move' && rights.mayEdit && (
            <MoveDialog unit={unit} tops={tops} to={undefined} onMoved={onShow} onClose={close} />
          )}
          {act === 'delete' && rights.mayDelete && (
            <DeleteUnit
              unit={unit}
              onDeleted={() => onView({ act: undefined, unit: unit.parentId ?? undefined })}
              onClose={close}
            />
          )}
          {act === 'unitHistory' && rights.maySeeHistory && <History unit={unit} onClose={close} />}
        </>
      )}
    </Suspense>
  )
}
