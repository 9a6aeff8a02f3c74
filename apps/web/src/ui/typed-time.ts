// Parses and lists times of day.

/** 00:00, 00:30, ... 23:30 */
export const halfHours: string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

/** Where a list of times opens while nothing is known of the day. */
export const likelyTimes = { start: '08:00', end: '17:00', overtimeEnd: '19:00' } as const

/** typedTime('830') -> '08:30', ('8') -> '08:00'; undefined if it is not a time. */
export function typedTime(text: string): string | undefined {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** The half hour at or before the time that is typed so far, or before the likely one. */
export function halfHourNear(text: string, likely: string): string {
  const [hours = '', minutes] = (typedTime(text.replace(/\D\d?\s*$/, '')) ?? likely).split(':')
  return `${hours}:${Number(minutes) < 30 ? '00' : '30'}`
}
