// Moves a unit with its descendants to a chosen or dropped place, after a preview: under another unit from a day on, tomorrow by
// default; another order at once.
import { moveOrgNode } from '@hr/contract/organization.ts'
import type { OrgNode } from '@hr/contract/organization.ts'
import { Alert, Button, Select, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAction } from '#web/api/use-action.ts'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { formatDate } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useToday, useTomorrow } from '#web/shared/use-today.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { MoveEffect } from './MoveEffect.tsx'
import { isSamePlace } from './drop-place.ts'
import type { DropPlace } from './drop-place.ts'
import { placeOf, treeIndex } from './tree-index.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = {
  unit: OrgNode
  tops: readonly OrgNode[]
  /** Where the unit was dropped. */
  to: DropPlace | undefined
  onMoved: () => void
  onClose: () => void
}

export function MoveDialog({ unit, tops, to, onMoved, onClose }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const index = useMemo(() => treeIndex(tops), [tops])
  const name = texts.name(unit)
  const now = placeOf(index, unit.id)
  const [today, tomorrow] = [useToday(), useTomorrow()]
  const planned = unit.plannedMove
  const [place, setPlace] = useState<DropPlace>(
    to ?? (planned ? { parentId: planned.parent?.id ?? null, index: undefined } : now),
  )
  const [date, setDate] = useState<string | null>(planned?.on ?? tomorrow)
  const children = place.parentId === null ? tops : (index.get(place.parentId)?.node.children ?? [])
  const isOrderOnly = place.parentId === unit.parentId
  /** Undefined = at once, null = not chosen yet. */
  const on = isOrderOnly ? undefined : date
  const isLater = on != null && on > today
  const move = useAction(moveOrgNode, {
    onSuccess: ({ plannedMove }) => {
      toastSuccess(
        isLater && plannedMove
          ? t('organization.movePlanned', { name, date: formatDate(plannedMove.on) })
          : t('organization.moved', { name }),
      )
      onClose()
      onMoved()
    },
  })
  const stays = isSamePlace(place, now)
  const target = {
    id: unit.id,
    parentId: place.parentId,
    ...(place.index !== undefined && { index: place.index }),
    ...(on != null && { on }),
  }
  return (
    <Modal onClose={onClose} size={560} title={t('organization.moveTitle', { name })} centered>
      <Stack>
        <UnitSelect
          label={t('organization.newParent')}
          placeholder={t('organization.top')}
          value={place.parentId}
          without={unit.id}
          clearable
          onChange={parentId => setPlace({ parentId, index: undefined })}
          // The choice is open at once, unless the unit was dropped on a place.
          openOnFocus={to === undefined}
          data-autofocus
        />
        <PlaceSelect
          siblings={children.filter(node => node.id !== unit.id)}
          place={place}
          onChange={index => setPlace({ ...place, index })}
        />
        {!isOrderOnly && (
          <DateField
            label={t('organization.moveOn')}
            description={t('organization.moveOnHint')}
            value={date}
            onChange={setDate}
            minDate={today}
            error={move.error?.fields.on}
            withAsterisk
          />
        )}
        {stays ? (
          <Alert color="gray" role="status">
            {t('organization.nothingMoves')}
          </Alert>
        ) : (
          on !== null && <MoveEffect unit={unit} target={target} />
        )}
        <DialogButtons onClose={onClose}>
          <Button loading={move.isRunning} disabled={stays || on === null} onClick={() => move.run(target)}>
            {t(isLater ? 'organization.planMove' : 'organization.moveUnit')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

type PlaceProps = {
  siblings: readonly OrgNode[]
  place: DropPlace
  onChange: (index: number | undefined) => void
}

/** First, after a sibling, or last. */
function PlaceSelect({ siblings, place, onChange }: PlaceProps) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  if (siblings.length === 0) return null
  const last = String(siblings.length)
  const after = siblings.slice(0, -1).map((node, index) => ({
    value: String(index + 1),
    label: t('organization.placeAfter', { name: texts.name(node) }),
  }))
  return (
    <Select
      label={t('organization.place')}
      data={[
        { value: '0', label: t('organization.placeFirst') },
        ...after,
        { value: last, label: t('organization.placeLast') },
      ]}
      value={String(Math.min(place.index ?? siblings.length, siblings.length))}
      onChange={index => onChange(index === null || index === last ? undefined : Number(index))}
    />
  )
}
