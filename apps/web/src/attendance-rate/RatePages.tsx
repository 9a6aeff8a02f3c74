// /app/administration/attendance-rates/create, edit/{id} and view/{id}.
import { getAttendanceRate, listAttendanceRates, listRateGrades } from '@hr/contract/attendance-rate.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { both } from '#web/api/both.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AddRateForm } from './AddRateForm.tsx'
import { EditRateForm } from './EditRateForm.tsx'
import { rowsOf } from './rate-draft.ts'
import { RateActions } from './RateActions.tsx'
import { RateDetail } from './RateDetail.tsx'

export const createShape = z.object({ grade: z.optional(z.string()) })

/** `?grade=` starts with the current bands of the grade. */
export function CreateRatePage() {
  const { t } = useTranslation()
  const [{ grade }] = useViewState(createShape)
  const query = both(useCall(listRateGrades, {}), useCall(listAttendanceRates, {}))
  return (
    <Page
      title={t('attendanceRate.addTitle')}
      crumbs={[{ title: t('menu.attendanceRates'), to: paths.attendanceRates }]}
    >
      <Loaded query={query} height={480}>
        {([grades, rates]) => {
          const last = rates.find(({ jobGrade }) => jobGrade.id === grade)
          return <AddRateForm grades={grades} gradeId={grade} rows={last && rowsOf(last)} />
        }}
      </Loaded>
    </Page>
  )
}

type RateId = { id: string }

export const EditRatePage = ({ id }: RateId) => (
  <RatePage id={id}>{rate => <EditRateForm key={rate.id} rate={rate} />}</RatePage>
)

export const ViewRatePage = ({ id }: RateId) => (
  <RatePage id={id} actions={rate => <RateActions rate={rate} />}>
    {rate => <RateDetail rate={rate} />}
  </RatePage>
)

type Props = RateId & {
  actions?: (rate: AttendanceRate) => ReactNode
  children: (rate: AttendanceRate) => ReactNode
}

function RatePage({ id, actions, children }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useCall(getAttendanceRate, { id })
  const rate = query.data
  const crumbs = [{ title: t('menu.attendanceRates'), to: paths.attendanceRates }]
  const title =
    rate === undefined
      ? t('menu.attendanceRates')
      : t('attendanceRate.of', { grade: nameIn(rate.jobGrade, language) })
  return (
    <Page
      title={title}
      crumbs={crumbs}
      notes={<WhoMayChange group="ATTENDANCE_RATES" />}
      actions={rate && actions?.(rate)}
    >
      <Loaded query={query} height={480}>
        {children}
      </Loaded>
    </Page>
  )
}
