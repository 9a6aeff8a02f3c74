// Reads data that changes with the clock again every minute.
import { useEffect } from 'react'
import { refresh } from '#web/api/answers.ts'

const minuteMs = 60_000

export function useKeptFresh(path: string): void {
  useEffect(() => {
    const timer = setInterval(() => void refresh(path), minuteMs)
    return () => clearInterval(timer)
  }, [path])
}
