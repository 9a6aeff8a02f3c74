// The tabs of one request kind: mine, waiting for me, my team, everybody.
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WaitingMark } from '#web/shared/request/WaitingMark.tsx'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import type { AttendanceKind } from '../attendance-kind.ts'

export type RequestSection = keyof AttendanceKind['pages']

const titles = {
  mine: 'request.myRequests',
  waiting: 'request.waitingForMe',
  team: 'request.myTeam',
  all: 'request.allRequests',
} as const

/** Sections that the reader may open, in order. */
export function useRequestSections({ groups }: Pick<AttendanceKind, 'groups'>): readonly RequestSection[] {
  const may = useCan()
  const hasOwn = useProfile().employee !== null
  return [
    ...(hasOwn && may(groups.mine) ? (['mine'] as const) : []),
    ...(may([groups.team, groups.all]) ? (['waiting'] as const) : []),
    ...(may(groups.team) ? (['team'] as const) : []),
    ...(may(groups.all) ? (['all'] as const) : []),
  ]
}

type Props = { kind: AttendanceKind; current: RequestSection }

export function RequestNav({ kind, current }: Props) {
  const { t } = useTranslation()
  const sections = useRequestSections(kind)
  const waiting = useCall(kind.list, { scope: 'approvals', limit: 1 }, { quiet: true })
  const count = waiting.data?.total ?? 0
  return (
    <SectionNav
      label={t('attendanceRequest.sections')}
      moves={count}
      entries={sections.map(section => ({
        ...kind.pages[section],
        title: t(titles[section]),
        isCurrent: section === current,
        mark: section === 'waiting' && <WaitingMark count={count} />,
      }))}
    />
  )
}
