// Each day before and after, with a checkbox that includes it in the overrule.
import type { OverrulePreviewRow } from '@hr/contract/attendance-overrule.ts'
import { Badge, Checkbox, Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { formatDate } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { useBriefText, usePenaltyText } from './use-overrule-texts.ts'

export const rowKey = ({ employee, date }: OverrulePreviewRow): string => `${employee.id}:${date}`

type Ticks = {
  readonly rows: readonly OverrulePreviewRow[]
  /** Keys of the deselected days. */
  readonly without: ReadonlySet<string>
  readonly onChange: (without: ReadonlySet<string>) => void
}

function TickAll({ rows, without, onChange }: Ticks) {
  const { t } = useTranslation()
  const left = rows.filter(row => without.has(rowKey(row))).length
  return (
    <Checkbox
      aria-label={t('overrule.chooseAll')}
      checked={left === 0}
      indeterminate={left > 0 && left < rows.length}
      onChange={() => onChange(new Set(left === 0 ? rows.map(rowKey) : []))}
    />
  )
}

function Tick({ row, without, onChange }: Ticks & { row: OverrulePreviewRow }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const key = rowKey(row)
  const isLeft = without.has(key)
  return (
    <Checkbox
      aria-label={t('overrule.chooseDay', { date: formatDate(row.date), name: nameOf(row.employee) })}
      checked={!isLeft}
      onChange={() => onChange(new Set(isLeft ? [...without].filter(one => one !== key) : [...without, key]))}
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
    {
      id: 'employee',
      title: t('attendanceDay.employee'),
      card: 'title',
      cell: row => <PersonName person={row.employee} detail={row.staffId} />,
    },
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
      title: t('attendanceDay.penalty'),
      align: 'right',
      cell: row => `${penaltyText(row.before.penalty)} → ${penaltyText(row.after.penalty)}`,
    },
  ]
}
