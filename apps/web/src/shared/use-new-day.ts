// A page that stays open over midnight goes on with the company's new day, which only the server knows (profile).
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { useEffect, useRef } from 'react'
import { queryClient } from '#web/api/answers.ts'
import { refreshSignedIn, useProfile } from '#web/shared/session.ts'

/** Not more often: a browser whose clock is wrong asks each time. */
const checkMs = 5 * 60_000

/** Asks the server for the day when the browser's clock says another one, and then reads again what is shown. */
export function useNewDay(): void {
  const { workspace } = useProfile()
  const today = workspace?.today
  const timeZone = workspace?.timeZone
  useEffect(() => {
    if (timeZone === undefined) return
    const check = () => {
      if (document.visibilityState === 'visible' && localDateOf(Date.now(), timeZone) !== today)
        refreshSignedIn()
    }
    const timer = setInterval(check, checkMs)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [today, timeZone])
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    void queryClient.invalidateQueries()
  }, [today])
}
