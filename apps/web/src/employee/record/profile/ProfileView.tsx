// A person's profile: the header, then its parts as tabs or below each other (the older layout).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Skeleton, Stack, Tabs } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { centerInRow } from '#web/ui/center-in-row.ts'
import scrolled from '#web/ui/ScrolledRow.module.css'
import { HireChecklist } from '../checklist/HireChecklist.tsx'
import { OwnChecklist } from '../checklist/OwnChecklist.tsx'
import { IncompleteNotice } from '../IncompleteNotice.tsx'
import { EmailChangeNotice } from './EmailChangeNotice.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { listTabs, profileTabs, shownTabs } from './profile-tabs.ts'
import type { ProfileTab } from './profile-tabs.ts'
import { tabParts } from './tab-parts.tsx'

export const viewShape = z.object({ tab: z._default(z.enum(profileTabs), 'overview') })

function Part({ tab, record }: { tab: ProfileTab; record: EmployeeRecord }) {
  const Shown = tabParts[tab]
  return (
    <Suspense fallback={<Skeleton height={520} />}>
      <Shown record={record} />
    </Suspense>
  )
}

/** On the way to its tab; if that fails, the click tries again and says why. */
const preload = (tab: ProfileTab) => void tabParts[tab].preload?.().catch(() => undefined)

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
            <Tabs.Tab key={tab} value={tab} onPointerEnter={() => preload(tab)}>
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
