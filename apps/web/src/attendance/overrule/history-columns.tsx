// The columns of the history of overrules.
import type { OverruleRow } from '@hr/contract/attendance-overrule.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { personColumn } from '#web/shared/person/person-column.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { useDoneText } from './use-overrule-texts.ts'

export function useHistoryColumns(onTakeBack: (row: OverruleRow) => void): readonly Column<OverruleRow>[] {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const doneText = useDoneText()
  return [
    personColumn(t('attendanceDay.employee')),
    { id: 'day', title: t('overrule.day'), cell: row => formatDate(row.date) },
    {
      id: 'what',
      title: t('overrule.whatDone'),
      cell: row => (
        <Text span inherit td={row.undoneAt === null ? undefined : 'line-through'}>
          {doneText(row)}
        </Text>
      ),
    },
    {
      id: 'reason',
      title: t('overrule.reason'),
      folds: 2,
      cell: row => (
        <Text span inherit display="inline-block" miw={160} style={{ overflowWrap: 'anywhere' }}>
          {row.reason}
        </Text>
      ),
    },
    {
      id: 'by',
      title: t('overrule.who'),
      folds: 1,
      cell: row =>
        row.by === null ? (
          <>
            {t('overrule.bySomebody')}
            <Text size="xs" c="dimmed">
              {formatInstant(row.at)}
            </Text>
          </>
        ) : (
          <PersonName person={row.by} withFace={false} detail={formatInstant(row.at)} />
        ),
    },
    {
      id: 'state',
      title: t('overrule.state'),
      align: 'right',
      width: 170,
      card: 'foot',
      cell: row =>
        row.mayUndo ? (
          <RowButton
            text={t('overrule.takeBack')}
            label={t('overrule.takeBackOf', {
              what: doneText(row),
              name: nameOf(row.employee),
              date: formatDate(row.date),
            })}
            onClick={() => onTakeBack(row)}
          />
        ) : (
          row.undoneAt !== null && (
            <Text size="sm" c="dimmed">
              {t('overrule.undoneBy', {
                name: row.undoneBy === null ? t('overrule.bySomebody') : nameOf(row.undoneBy),
                at: formatInstant(row.undoneAt),
              })}
            </Text>
          )
        ),
    },
  ]
}
