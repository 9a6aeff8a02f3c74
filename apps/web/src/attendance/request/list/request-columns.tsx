// The columns of attendance and off-site requests: one's own, or those of others with buttons to decide.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useRequestColumns } from '#web/shared/request/list-columns.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { useRequestText } from '../use-request-text.ts'
import { AppliesNow, WhatAsked, WhenAsked } from '../WhatAsked.tsx'

type RequestColumn = Column<AttendanceRequestRow>

export function useAttendanceColumns(kind: AttendanceKind, isOwn: boolean): readonly RequestColumn[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { aboutOf } = useRequestText()
  const { state, requestedAt, decision } = useRequestColumns<AttendanceRequestRow>(kind, aboutOf)
  const isTyped = kind.code === 'ATTENDANCE'
  const person: RequestColumn = {
    id: 'employee',
    title: t('request.employee'),
    card: 'title',
    cell: row => <PersonName person={row.employee} detail={<WhatAsked request={row} />} />,
  }
  const what: RequestColumn = {
    id: 'what',
    title: t(isTyped ? 'attendanceRequest.type' : 'attendanceRequest.place'),
    card: 'title',
    cell: row => <WhatAsked request={row} />,
  }
  const when: RequestColumn = {
    id: 'dates',
    title: t('request.dates'),
    cell: row => (
      <>
        <WhenAsked request={row} />
        <AppliesNow request={row} />
      </>
    ),
  }
  const why: RequestColumn = {
    id: 'why',
    title: isTyped ? fieldLabel(language, 'title') : t('request.reason'),
    card: 'hidden',
    folds: 2,
    cell: row => (
      <Text span inherit lineClamp={2} maw={320} title={isTyped ? row.title : row.reason}>
        {isTyped ? row.title : row.reason}
      </Text>
    ),
  }
  return isOwn ? [what, when, why, ...state, requestedAt] : [person, when, why, ...state, decision]
}
