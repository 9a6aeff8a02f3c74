// A person's profile: the header, then its parts as tabs or below each other (the older layout).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Skeleton, Stack, Tabs, Text } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { AttendancePart, OvertimePart } from '#web/shared/profile-parts.ts'
import { useIsBlocked } from '#web/shared/own-record.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { centerInRow } from '#web/ui/center-in-row.ts'
import scrolled from '#web/ui/ScrolledRow.module.css'
import { JobHistory } from '#web/employee/job/JobHistory.tsx'
import { ShiftPanel } from '#web/employee/job/ShiftPanel.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { HireChecklist } from '../checklist/HireChecklist.tsx'
import { OwnChecklist } from '../checklist/OwnChecklist.tsx'
import { IncompleteNotice } from '../IncompleteNotice.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { DocumentsTab } from './DocumentsTab.tsx'
import { EmailChangeNotice } from './EmailChangeNotice.tsx'
import { LeaveTab } from './LeaveTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { PayTab } from './PayTab.tsx'
import { PersonalTab } from './PersonalTab.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { listTabs, profileTabs, shownTabs } from './profile-tabs.ts'
import type { ProfileTab } from './profile-tabs.ts'
import { ProposalsTab } from './ProposalsTab.tsx'

export const viewShape = z.object({ tab: z._default(z.enum(profileTabs), 'overview') })

function Part({ tab, record }: { tab: ProfileTab; record: EmployeeRecord }) {
  const { t } = useTranslation()
  const may = useCan()
  const { card } = record
  const isBlocked = useIsBlocked()
  const isOwn = useProfile().employee?.id === card.id
  const others = may('EMPLOYEE') ? paths.employeeView(card.id) : paths.viewInfo(card.id)
  const part = { employeeId: card.id, isOwn, path: isOwn ? paths.profile : others }
  const mayChangeJob = record.may.changeJob && !isBlocked('JOB', card.id)
  switch (tab) {
    case 'overview':
      return <OverviewTab record={record} mayChangeShift={mayChangeJob} />
    case 'personal':
      return <PersonalTab record={record} />
    case 'job':
      return (
        <Stack>
          {may('EMPLOYEE') && <ShiftPanel employee={card} mayChange={mayChangeJob} />}
          <Panel title={t('employeeRecord.tab.job')}>
            <JobHistory employeeId={card.id} mayChange={mayChangeJob} />
          </Panel>
          {record.may.changeJob && !mayChangeJob && (
            <Text size="sm" c="dimmed">
              {t('ownRecord.byOthers')}
            </Text>
          )}
        </Stack>
      )
    case 'documents':
      return <DocumentsTab record={record} />
    case 'pay':
      return <PayTab record={record} />
    case 'leave':
      return <LeaveTab card={card} />
    case 'attendance':
      return (
        <Suspense fallback={<Skeleton height={520} />}>
          <AttendancePart {...part} />
        </Suspense>
      )
    case 'overtime':
      return (
        <Suspense fallback={<Skeleton height={520} />}>
          <OvertimePart {...part} />
        </Suspense>
      )
    case 'proposals':
      return <ProposalsTab record={record} />
    case 'activity':
      return <ActivityTab employeeId={card.id} />
  }
}

type Props = { record: EmployeeRecord; layout: 'tabs' | 'column' }

export function ProfileView({ record, layout }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const { employee } = useProfile()
  const [view, setView] = useViewState(viewShape)
  const tabs = shownTabs(record, {
    employeeId: employee?.id,
    leave: { own: may('MY_LEAVE'), all: may(['LEAVE_SUMMARY', 'LEAVE_REQUEST']), team: false },
    attendance: {
      own: may('MY_ATTENDANCE'),
      all: may(['ATTENDANCE_SUMMARY', 'ATTENDANCE_MONITORING', 'OVERRULE']),
      team: may('TEAM_ATTENDANCE_REQUEST'),
    },
    overtime: { own: may('MY_OT'), all: may('OT_RECORD'), team: may('TEAM_OT_REQUEST') },
  })
  const active = tabs.find(tab => tab === view.tab) ?? 'overview'
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    centerInRow(row.current, row.current?.querySelector<HTMLElement>('[aria-selected=true]'))
  }, [active])
  const complete = record.may.edit && (
    <ButtonLink to={paths.employeeEdit(record.card.id)} variant="default" size="xs">
      {t('employee.complete')}
    </ButtonLink>
  )
  const notice = (
    <>
      <HireChecklist record={record} otherwise={<IncompleteNotice record={record} link={complete} />} />
      <OwnChecklist record={record} />
    </>
  )
  if (layout === 'column') {
    return (
      <Stack maw={820}>
        <ProfileHeader record={record} />
        <EmailChangeNotice record={record} />
        {notice}
        {tabs
          .filter(tab => !listTabs.includes(tab))
          .map(tab => (
            <Part key={tab} tab={tab} record={record} />
          ))}
      </Stack>
    )
  }
  return (
    <Stack>
      <ProfileHeader record={record} />
      <EmailChangeNotice record={record} />
      {notice}
      <Tabs value={active} onChange={next => setView({ tab: tabs.find(tab => tab === next) ?? 'overview' })}>
        <Tabs.List ref={row} className={scrolled.row ?? ''} aria-label={t('employeeRecord.sections')}>
          {tabs.map(tab => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`employeeRecord.tab.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(tab => (
          <Tabs.Panel key={tab} value={tab} pt="md">
            <Part tab={tab} record={record} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}
