// /app/administration/attendance-rates: penalties for lateness and early leaving by job grade, on a date (A9).
import { localDate } from '@hr/contract/field.ts'
import { listAttendanceRates, listRateGrades } from '@hr/contract/attendance-rate.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { penaltyCurrency } from '@hr/domain/attendance/penalty-table.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useRateColumns } from './rate-columns.tsx'
import { TryOut } from './TryOut.tsx'

const viewShape = z.object({ on: z.optional(localDate()) })

export function AttendanceRatesPage() {
  const { t } = useTranslation()
  const may = useCan()
  const today = useToday()
  const [{ on = today }, setView] = useViewState(viewShape)
  const query = useCall(listAttendanceRates, {})
  const grades = useCall(listRateGrades, {})
  const rates = query.data ?? []
  const held = rates.filter(({ from, to }) => from <= on && (to === null || on <= to))
  const groups = [...Map.groupBy(held, bandsOf).values()]
  const add = may('ATTENDANCE_RATES', 'add') && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={root => <Link {...root} to={paths.attendanceRateCreate} />}
    >
      {t('attendanceRate.add')}
    </Button>
  )
  return (
    <Page
      title={t('menu.attendanceRates')}
      description={t('attendanceRate.description', { currency: penaltyCurrency })}
      notes={<WhoMayChange group="ATTENDANCE_RATES" />}
      actions={add}
    >
      <WithoutRate grades={(grades.data ?? []).filter(({ hasRate }) => !hasRate)} />
      <DateField
        label={t('attendanceRate.on')}
        value={on}
        onChange={next => setView({ on: next === today ? undefined : (next ?? undefined) })}
        maw={200}
      />
      <Stack gap="lg">
        {groups.length === 0 && <RateList rates={[]} query={query} add={add} />}
        {groups.map(group => (
          <RateList key={bandsOf(group[0])} rates={group} query={query} add={add} />
        ))}
      </Stack>
      {query.data !== undefined && grades.data !== undefined && grades.data.length > 0 && (
        <TryOut grades={grades.data} rates={rates} />
      )}
    </Page>
  )
}

/** Tables with equal bands share a list. */
const bandsOf = (rate: AttendanceRate | undefined): string =>
  rate?.rows.map(({ maxTime, timeIn, toTime }) => `${maxTime} ${timeIn} ${toTime}`).join() ?? ''

type ListProps = {
  rates: readonly AttendanceRate[]
  query: Parameters<typeof wholeList>[1]
  add: React.ReactNode
}

function RateList({ rates, query, add }: ListProps) {
  const { t } = useTranslation()
  const columns = useRateColumns(rates[0]?.rows ?? [])
  return (
    <DataList
      label={t('menu.attendanceRates')}
      columns={columns}
      rowKey={row => row.id}
      rowLink={row => paths.attendanceRate(row.id)}
      denseCards
      empty={{ title: t('attendanceRate.empty'), text: t('attendanceRate.emptyHint'), action: add }}
      list={wholeList(rates, query)}
    />
  )
}

type Grade = { readonly id: string; readonly name: string; readonly nameLo: string; readonly people: number }

/** The penalty of these grades is unknown, which is not the same as zero. */
function WithoutRate({ grades }: { grades: readonly Grade[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (grades.length === 0) return null
  const names = grades.map(grade =>
    t('attendanceRate.gradePeople', { grade: nameIn(grade, language), count: grade.people }),
  )
  return (
    <Alert color="yellow" title={t('attendanceRate.withoutRate')}>
      {names.join(', ')}
    </Alert>
  )
}
