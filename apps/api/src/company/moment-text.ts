// An instant in the company's time zone: DD/MM/YYYY HH:mm (spec 9).
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'

export function momentText(at: Date, timeZone: string): string {
  const date = localDateOf(at.getTime(), timeZone).split('-').toReversed().join('/')
  return `${date} ${localTimeOf(at.getTime(), timeZone)}`
}
