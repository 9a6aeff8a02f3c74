// The columns of overtime requests: one's own, or those of others with buttons to decide.
import type { OtRequestRow } from '@hr/contract/ot-request.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useRequestColumns } from '#web/shared/request/list-columns.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import { useAboutOt } from '../use-about-ot.ts'
import { AboutOtDate, OtDate, OtTimes } from '../WhenOt.tsx'

type OtColumn = Column<OtRequestRow>

export function useOtColumns(isOwn: boolean): readonly OtColumn[] {
  const { t } = useTranslation()
  const aboutOf = useAboutOt()
  const { state, requestedAt, decision } = useRequestColumns<OtRequestRow>(otKind, aboutOf)
  const person: OtColumn = {
    id: 'employee',
    title: t('request.employee'),
    card: 'title',
    // As in the list of waiting requests: a column for the times would push the buttons out of the frame.
    cell: row => <PersonName person={row.employee} detail={<OtTimes request={row} />} />,
  }
  const date: OtColumn = {
    id: 'date',
    title: t('ot.date'),
    ...(isOwn && { card: 'title' }),
    cell: row => (
      <>
        <OtDate request={row} />
        <AboutOtDate request={row} />
      </>
    ),
  }
  const times: OtColumn = { id: 'times', title: t('ot.times'), cell: row => <OtTimes request={row} /> }
  const why: OtColumn = {
    id: 'why',
    title: t('request.reason'),
    card: 'hidden',
    folds: 2,
    cell: row => (
      <Text span inherit lineClamp={2} maw={320} title={row.reason}>
        {row.reason}
      </Text>
    ),
  }
  return isOwn ? [date, times, why, ...state, requestedAt] : [person, date, why, ...state, decision]
}
