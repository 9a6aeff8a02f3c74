import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

/** A date in a text of the server: 20/03/2026. */
export const formatDate = (date: LocalDate): string => date.split('-').toReversed().join('/')
