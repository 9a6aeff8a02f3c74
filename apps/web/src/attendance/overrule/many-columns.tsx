// Each day before and after, with a checkbox that includes it in the overrule.
import type { OverrulePreviewRow } from '@hr/contract/attendance-overrule.ts'
import { Badge, Checkbox, Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { formatDate } from '#web/shared/format.ts'
import { personColumn } from '#web/shared/person/person-column.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { penaltyTitle } from '#web/shared/money/penalty-text.ts'
import { useBriefText, usePenaltyText } from './use-overrule-texts.ts'

export const rowKey = ({ employee, date }: OverrulePreviewRow): string => `${employee.id}:${date}`

type Ticks = {
  readonly rows: readonly OverrulePreviewRow[]
  /** Keys of the selected days. */
  readonly ticked: ReadonlySet<string>
  readonly onChange: (ticked: ReadonlySet<string>) => void
}

function TickAll({ rows, ticked, onChange }: Ticks) {
  const { t } = useTranslation()
  const count = rows.filter(row => ticked.has(rowKey(row))).length
  const isAll = rows.length > 0 && count === rows.length
  return (
    <Checkbox
      aria-label={t('overrule.chooseAll')}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onChange(new Set(isAll ? [] : rows.map(rowKey)))}
    />
  )
}

function Tick({ row, ticked, onChange }: Ticks & { row: OverrulePreviewRow }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const key = rowKey(row)
  const isTicked = ticked.has(key)
  return (
    <Checkbox
      aria-label={t('overrule.chooseDay', { date: formatDate(row.date), name: nameOf(row.employee) })}
      checked={isTicked}
      onChange={() => onChange(new Set(isTicked ? [...ticked].filter(one => one !== key) : [...ticked, key]))}
    />
  )
}

function Brief({ brief }: { brief: OverrulePreviewRow['before'] }) {
  const briefText = useBriefText()
  return (
    <>
      <DayStatusBadge day={brief} size="sm" />
      <Text size="xs" c="dimmed">
        {briefText(brief)}
      </Text>
    </>
  )
}

export function useManyColumns(ticks: Ticks): readonly Column<OverrulePreviewRow>[] {
  const { t } = useTranslation()
  const penaltyText = usePenaltyText()
  return [
    {
      id: 'choose',
      title: t('overrule.chooseAll'),
      head: <TickAll {...ticks} />,
      width: 44,
      card: 'corner',
      cell: row => <Tick {...ticks} row={row} />,
    },
    personColumn(t('attendanceDay.employee')),
    {
      id: 'date',
      title: t('attendanceDay.date'),
      cell: row => (
        <Group gap={6} display="inline-flex">
          {formatDate(row.date)}
          {row.locked && <Badge variant="default">{t('overrule.locked')}</Badge>}
        </Group>
      ),
    },
    { id: 'before', title: t('overrule.now'), cell: row => <Brief brief={row.before} /> },
    { id: 'after', title: t('overrule.becomes'), cell: row => <Brief brief={row.after} /> },
    {
      id: 'penalty',
      title: penaltyTitle(t('attendanceDay.penalty')),
      folds: 1,
      align: 'right',
      cell: row => `${penaltyText(row.before.penalty)} → ${penaltyText(row.after.penalty)}`,
    },
  ]
}
