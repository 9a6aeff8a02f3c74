// Each row of the file with the balance before and after; on a phone as cards.
import type { AdjustmentOutcome } from '@hr/contract/leave-adjustment-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text, Title } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, signedDaysOf, formatDate, formatNumber } from '#web/shared/format.ts'
import { useAllRows } from '#web/shared/import/use-all-rows.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'

function useOutcomeColumns(): readonly Column<AdjustmentOutcome>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const types = useCall(listLeaveTypes, {}).data ?? []
  const typeName = (id: string): string => {
    const type = types.find(one => one.id === id)
    return type === undefined ? '' : nameIn(type, language)
  }
  return [
    { id: 'row', title: t('importing.row'), align: 'right', width: 72, cell: one => formatNumber(one.row) },
    {
      id: 'employee',
      title: t('leaveSummary.employee'),
      card: 'title',
      cell: one => (
        <>
          {fullName(one.employee, language)}
          <Text size="xs" c="dimmed">
            {one.staffId}
          </Text>
        </>
      ),
    },
    { id: 'type', title: t('leaveSummary.type'), cell: one => typeName(one.leaveTypeId) },
    {
      id: 'what',
      title: fieldLabel(language, 'adjustmentKind'),
      cell: one => (one.isKnown ? t('adjustImport.known') : t(`leaveSummary.${one.kind}`)),
    },
    { id: 'date', title: t('leaveSummary.date'), cell: one => formatDate(one.date) },
    {
      id: 'change',
      title: t('leaveSummary.change'),
      align: 'right',
      cell: one => signedDaysOf(one.halfDays),
    },
    { id: 'before', title: t('adjustImport.before'), align: 'right', cell: one => daysOf(one.before) },
    {
      id: 'after',
      title: t('adjustImport.after'),
      align: 'right',
      cell: one => (
        <>
          <Text span inherit fw={600} c={one.isKnown ? 'dimmed' : undefined}>
            {daysOf(one.after)}
          </Text>
          {one.lost !== null && (
            <Text size="xs" c="var(--mantine-color-error)">
              {t('adjustImport.lost', { days: daysOf(one.lost.halfDays), date: formatDate(one.lost.on) })}
            </Text>
          )}
        </>
      ),
    },
  ]
}

export function OutcomesTable({ outcomes }: { outcomes: readonly AdjustmentOutcome[] }) {
  const { t } = useTranslation()
  const columns = useOutcomeColumns()
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('adjustImport.outcomes')}
      </Title>
      <DataList
        label={t('adjustImport.outcomes')}
        columns={columns}
        rowKey={one => one.row}
        list={useAllRows(outcomes)}
      />
    </Stack>
  )
}
