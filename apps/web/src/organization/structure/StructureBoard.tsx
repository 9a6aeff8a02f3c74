// The tree with its tools, next to the details of the active unit (in a drawer on small screens).
import type { OrgNode } from '@hr/contract/organization.ts'
import { Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastError } from '#web/shared/toast.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { NoMatch } from '#web/ui/EmptyState.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import classes from './StructureBoard.module.css'
import { StructureTools } from './StructureTools.tsx'
import { StructureTree } from './StructureTree.tsx'
import { UnitDetails } from './UnitDetails.tsx'
import type { DropPlace } from './drop-place.ts'
import type { OnView, StructureAct, StructureView } from './structure-view.ts'
import { treeIndex } from './tree-index.ts'
import { useOpenUnits } from './use-open-units.ts'
import { useUnitRights } from './use-unit-rights.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = {
  tops: readonly OrgNode[]
  view: StructureView
  onView: OnView
  onMoved: (unit: OrgNode) => void
  empty: ReactNode
}

export function StructureBoard({ tops, view, onView, onMoved, empty }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const index = useMemo(() => treeIndex(tops), [tops])
  const units = useOpenUnits(tops, index, { search: view.search, unit: view.unit })
  const rights = useUnitRights(view.date !== undefined)
  const [dropped, setDropped] = useState<{ id: string; place: DropPlace }>()
  const chosen = view.unit === undefined ? undefined : index.get(view.unit)?.node
  const act = (next: StructureAct, id: string) =>
    onView(next === 'add' ? { act: 'add', below: id } : { act: next, unit: id })
  const refuse = (id: string) => {
    const unit = index.get(id)?.node
    if (unit !== undefined) toastError(t('organization.belowItself', { name: texts.name(unit) }))
  }
  const close = () => onView({ unit: undefined })
  const droppedUnit = dropped && index.get(dropped.id)?.node
  if (tops.length === 0) return <>{empty}</>
  const details = chosen && (
    <UnitDetails
      unit={chosen}
      index={index}
      date={view.date}
      onAct={act}
      onChoose={unit => onView({ unit })}
      onClose={isWide ? close : undefined}
    />
  )
  return (
    <Stack>
      <StructureTools units={units} view={view} onView={onView} />
      <div className={classes.board}>
        {units.tops.length === 0 ? (
          <NoMatch text={t('organization.searchHint')} clear={() => onView({ search: '' })} />
        ) : (
          <StructureTree
            units={units}
            index={index}
            chosen={view.unit}
            onChoose={unit => onView({ unit })}
            onAct={act}
            onMove={rights.mayEdit ? (id, place) => setDropped({ id, place }) : undefined}
            onRefuse={refuse}
          />
        )}
        {isWide && details && <aside className={classes.side}>{details}</aside>}
      </div>
      {!isWide && chosen !== undefined && (
        <Drawer opened={view.act === undefined} onClose={close} size={440} title={texts.name(chosen)}>
          {details}
        </Drawer>
      )}
      {dropped && droppedUnit && (
        <MoveDialog
          unit={droppedUnit}
          tops={tops}
          to={dropped.place}
          onMoved={() => onMoved(droppedUnit)}
          onClose={() => setDropped(undefined)}
        />
      )}
    </Stack>
  )
}
