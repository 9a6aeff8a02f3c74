// The text of a calendar of whole-day events, as calendar programs read it (RFC 5545).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { ICalEventData } from 'ical-generator'

export type CalendarEvent = {
  /** The same whenever this event is written, and no other event's. */
  readonly uid: string
  /** Both ends included. */
  readonly from: LocalDate
  readonly to: LocalDate
  readonly title: string
  readonly createdAt: Date
  readonly changedAt: Date
  /** Grows with each change. */
  readonly sequence: number
  readonly isTentative: boolean
  /** Whether the event shows as busy. */
  readonly isBusy: boolean
}

/** How often calendar programs ask for changes. */
const refreshSeconds = 3600

const eventData = (event: CalendarEvent): ICalEventData => ({
  id: event.uid,
  allDay: true,
  start: event.from,
  end: addDays(event.to, 1),
  // A control character, such as a line break, has no place in a title.
  summary: event.title.replaceAll(/\p{Cc}/gu, ' '),
  stamp: event.changedAt,
  created: event.createdAt,
  lastModified: event.changedAt,
  sequence: event.sequence,
  status: event.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  transparency: event.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
})

/** The same calendar gives the same text, letter by letter. */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string =>
  ical({
    name,
    prodId: { company: 'Sabai HR', product: 'Leave calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: events.map(eventData),
  }).toString()
