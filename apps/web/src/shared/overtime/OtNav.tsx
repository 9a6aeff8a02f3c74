// The tabs of overtime: requests, and the records of what was worked.
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RequestNav } from '../request/list/RequestNav.tsx'
import type { RequestSection } from '../request/request-kind.ts'
import { useCan, useProfile } from '../session.ts'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'

const records = ['myRecords', 'teamRecords', 'allRecords'] as const
type RecordSection = (typeof records)[number]
type Props = { current: RequestSection | RecordSection }

const pages = {
  myRecords: { to: paths.myOtRecords, group: 'MY_OT' },
  teamRecords: { to: paths.teamOtRecords, group: 'TEAM_OT_REQUEST' },
  allRecords: { to: paths.otRecords, group: 'OT_RECORD' },
} as const

/** The lists of HR are in the menu. */
export const recordNames = {
  myRecords: 'menu.myOtRecords',
  teamRecords: 'menu.teamOtRecords',
  allRecords: 'menu.otRecord',
} as const

const isRecords = (section: string): section is RecordSection => section in pages

export function OtNav({ current }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const hasOwn = useProfile().employee !== null
  const last = records
    .filter(section => may(pages[section].group) && (section !== 'myRecords' || hasOwn))
    .map(section => ({
      to: pages[section].to,
      title: t(recordNames[section]),
      isCurrent: section === current,
    }))
  return <RequestNav kind={otKind} current={isRecords(current) ? null : current} last={last} />
}
