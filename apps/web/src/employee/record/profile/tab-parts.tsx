// What the tabs of a profile show. Only the first is loaded with the page: the lists of the others weigh 25 KiB.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { paths } from '@hr/contract/paths.ts'
import type { ReactNode } from 'react'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { AttendancePart, OvertimePart } from '#web/shared/person/profile-parts.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { OverviewTab } from './OverviewTab.tsx'
import type { ProfileTab } from './profile-tabs.ts'

type Props = { record: EmployeeRecord }
type TabPart = ((props: Props) => ReactNode) & { preload?: () => Promise<void> }

/** A tab that another feature draws. */
function ofFeature(Feature: typeof AttendancePart): TabPart {
  function FeatureTab({ record: { card } }: Props) {
    const may = useCan()
    const isOwn = useProfile().employee?.id === card.id
    const others = may('EMPLOYEE') ? paths.employeeView(card.id) : paths.viewInfo(card.id)
    return <Feature employeeId={card.id} isOwn={isOwn} path={isOwn ? paths.profile : others} />
  }
  return Object.assign(FeatureTab, { preload: Feature.preload })
}

export const tabParts: Readonly<Record<ProfileTab, TabPart>> = {
  overview: OverviewTab,
  personal: lazyPart(() => import('./PersonalTab.tsx').then(file => file.PersonalTab)),
  job: lazyPart(() => import('./JobTab.tsx').then(file => file.JobTab)),
  documents: lazyPart(() => import('./DocumentsTab.tsx').then(file => file.DocumentsTab)),
  pay: lazyPart(() => import('./PayTab.tsx').then(file => file.PayTab)),
  leave: lazyPart(() => import('./LeaveTab.tsx').then(file => file.LeaveTab)),
  attendance: ofFeature(AttendancePart),
  overtime: ofFeature(OvertimePart),
  proposals: lazyPart(() => import('./ProposalsTab.tsx').then(file => file.ProposalsTab)),
  activity: lazyPart(() => import('./ActivityTab.tsx').then(file => file.ActivityTab)),
}
