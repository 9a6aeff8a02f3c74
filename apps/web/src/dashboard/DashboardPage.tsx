// The first page of the app area: what concerns this reader today, by what they may see.
import { attendanceGroups } from '@hr/contract/attendance-request.ts'
import { leaveGroups } from '@hr/contract/leave.ts'
import { offSiteGroups } from '@hr/contract/off-site-request.ts'
import { otGroups } from '@hr/contract/ot-request.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { loadTexts, useLanguage } from '#web/i18n/language.ts'
import { lazy, Suspense } from 'react'
import { ClockCard } from '#web/shared/clock/ClockCard.tsx'
import { formatDate, weekdayNames } from '#web/shared/format.ts'
import { greetedName } from '#web/shared/person/greeted-name.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { Page } from '#web/ui/Page.tsx'
import { AwayCard } from './AwayCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { DashboardAnswers } from './DashboardAnswers.tsx'
import classes from './DashboardPage.module.css'
import { ExpiringCard } from './ExpiringCard.tsx'
import { FirstStepsPart } from './FirstStepsPart.tsx'
import { HolidaysCard } from './HolidaysCard.tsx'
import { NearLimitCard } from './NearLimitCard.tsx'
import { NextLeaveCard } from './NextLeaveCard.tsx'
import { UnreadCard } from './UnreadCard.tsx'
import { useShows } from './use-dashboard.ts'
import { WaitingCard } from './WaitingCard.tsx'

const officeCards = async () => {
  const [file] = await Promise.all([import('./office/OfficeCards.tsx'), loadTexts('attendance')])
  return file
}
const OfficeNow = lazy(() => officeCards().then(file => ({ default: file.OfficeNow })))
const OfficeNext = lazy(() => officeCards().then(file => ({ default: file.OfficeNext })))

/** Whom requests wait for as a task of theirs. */
const deciding = [leaveGroups, attendanceGroups, offSiteGroups, otGroups].flatMap(({ team, all }) => [
  team,
  all,
])

export function DashboardPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const profile = useProfile()
  const name = greetedName(profile, language)
  const today = useToday()
  const shows = useShows()
  return (
    <Page
      title={t('dashboard.hello', { name })}
      description={`${weekdayNames(language)[weekday(today)]} ${formatDate(today)}`}
    >
      <DashboardAnswers>
        {profile.workspace && shows('firstSteps') && <FirstStepsPart workspaceId={profile.workspace.id} />}
        <div className={classes.columns}>
          <div className={classes.column}>
            {shows('today', 'periods') && (
              <Suspense
                fallback={
                  <>
                    {shows('today') && <Skeleton h={{ base: 290, sm: 136 }} />}
                    {shows('periods') && <Skeleton h={{ base: 230, sm: 196 }} />}
                  </>
                }
              >
                <OfficeNow />
              </Suspense>
            )}
            {shows('clock') && <ClockCard withLink />}
            {shows('waitingLeave', 'waitingAttendance', 'waitingOffSite', 'waitingOvertime') && (
              <WaitingCard always={may(deciding)} />
            )}
            {shows('balances') && <BalanceCard />}
            {shows('away') && (
              <div className={classes.later}>
                <AwayCard today={today} scope={may(leaveGroups.all) ? 'all' : 'team'} />
              </div>
            )}
          </div>
          <div className={classes.column}>
            {shows('ownLeave') && <NextLeaveCard today={today} mayRequest={may('MY_LEAVE', 'add')} />}
            {shows('openRequests', 'celebrations') && (
              <Suspense fallback={<Skeleton h={280} />}>
                <OfficeNext />
              </Suspense>
            )}
            {shows('expiring') && <ExpiringCard />}
            {shows('nearLimit') && <NearLimitCard />}
            <div className={classes.later}>
              <UnreadCard />
            </div>
            {shows('holidays') && (
              <div className={classes.later}>
                <HolidaysCard today={today} />
              </div>
            )}
          </div>
        </div>
      </DashboardAnswers>
    </Page>
  )
}
