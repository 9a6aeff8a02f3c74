// The first page of the app area: what concerns this reader today, by what they may see.
import { openRequestGroups } from '@hr/contract/home.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { loadTexts, useLanguage } from '#web/i18n/language.ts'
import { lazy, Suspense } from 'react'
import { ClockCard } from '#web/shared/clock/ClockCard.tsx'
import { formatDate, weekdayNames } from '#web/shared/format.ts'
import { greetedName } from '#web/shared/greeted-name.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { AwayCard } from './AwayCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import classes from './DashboardPage.module.css'
import { ExpiringCard } from './ExpiringCard.tsx'
import { FirstStepsPart } from './FirstStepsPart.tsx'
import { HolidaysCard } from './HolidaysCard.tsx'
import { NearLimitCard } from './NearLimitCard.tsx'
import { NextLeaveCard } from './NextLeaveCard.tsx'
import { UnreadCard } from './UnreadCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'

const officeCards = async () => {
  const [file] = await Promise.all([import('./office/OfficeCards.tsx'), loadTexts('attendance')])
  return file
}
const OfficeNow = lazy(() => officeCards().then(file => ({ default: file.OfficeNow })))
const OfficeNext = lazy(() => officeCards().then(file => ({ default: file.OfficeNext })))

/** Who is asked to decide; who may be added to the line of a request. */
const deciding = [
  'LEAVE_REQUEST',
  'TEAM_LEAVE_REQUEST',
  'ATTENDANCE_REQUEST',
  'TEAM_ATTENDANCE_REQUEST',
  'OFF_SITE_REQUESTS',
  'TEAM_OFF_SITE_REQUESTS',
  'OT_REQUEST',
  'TEAM_OT_REQUEST',
] as const
const asking = ['MY_LEAVE', 'MY_ATTENDANCE_REQUEST', 'MY_OFF_SITE_REQUESTS', 'MY_OT'] as const

export function DashboardPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const profile = useProfile()
  const name = greetedName(profile, language)
  const today = profile.workspace?.today
  const hasOwnLeave = profile.employee !== null && may('MY_LEAVE')
  const hasClock = profile.employee !== null && may('MY_ATTENDANCE')
  const seesAll = may('LEAVE_REQUEST')
  const decides = may([...deciding])
  const leads = may(['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST', 'ATTENDANCE_SUMMARY'])
  const looksAfter = may(['EMPLOYEE', ...Object.values(openRequestGroups)])
  const seesCalendar = today !== undefined && may('LEAVE_CALENDAR')
  return (
    <Page
      title={t('dashboard.hello', { name })}
      {...(today && { description: `${weekdayNames(language)[weekday(today)]} ${formatDate(today)}` })}
    >
      {profile.workspace && may(['ORGANIZATION', 'POSITION', 'EMPLOYEE'], 'add') && (
        <FirstStepsPart workspaceId={profile.workspace.id} />
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          {leads && (
            <Suspense fallback={<Skeleton h={280} />}>
              <OfficeNow />
            </Suspense>
          )}
          {hasClock && <ClockCard withLink />}
          {(decides || may([...asking])) && <WaitingCard always={decides} />}
          {hasOwnLeave && <BalanceCard />}
          {seesCalendar && (
            <div className={classes.later}>
              <AwayCard today={today} scope={seesAll ? 'all' : 'team'} />
            </div>
          )}
        </div>
        <div className={classes.column}>
          {hasOwnLeave && today !== undefined && (
            <NextLeaveCard today={today} mayRequest={may('MY_LEAVE', 'add')} />
          )}
          {looksAfter && (
            <Suspense fallback={<Skeleton h={280} />}>
              <OfficeNext />
            </Suspense>
          )}
          {may('EMPLOYEE') && <ExpiringCard />}
          {may(['OT_SUMMARY', 'TEAM_OT_REQUEST']) && <NearLimitCard />}
          <div className={classes.later}>
            <UnreadCard />
          </div>
          {seesCalendar && (
            <div className={classes.later}>
              <HolidaysCard today={today} />
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}
