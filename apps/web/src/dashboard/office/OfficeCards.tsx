// Cards for those who look after other people: what must be done now, and what is coming.
import { openRequestGroups } from '@hr/contract/home.ts'
import { useCan } from '#web/shared/session.ts'
import { CelebrationsCard } from './CelebrationsCard.tsx'
import { OpenRequestsCard } from './OpenRequestsCard.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { TodayCard } from './TodayCard.tsx'

export function OfficeNow() {
  const may = useCan()
  return (
    <>
      {may(['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST']) && <TodayCard />}
      {may('ATTENDANCE_SUMMARY', 'edit') && <PeriodCard />}
    </>
  )
}

export function OfficeNext() {
  const may = useCan()
  return (
    <>
      {may(Object.values(openRequestGroups)) && <OpenRequestsCard />}
      {may('EMPLOYEE') && <CelebrationsCard />}
    </>
  )
}
