// Fields that several shapes share, with the bounds of spec part 5. A message code as `error` overrides the default text.
import { isLocalDate, isLocalTime } from '@hr/domain/calendar/local-date.ts'
import { normaliseLao } from '@hr/domain/employee/lao-text.ts'
import * as z from 'zod/mini'

/** Lao is stored in one spelling (N6). */
const trimmed = () => z.string().check(z.overwrite(normaliseLao), z.trim())

/** Something to see: marks and invisible characters alone are no text. */
const visible = () => z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'required')

/** Text that must be given; `most` characters at most. */
export const requiredText = (most = 255) => trimmed().check(visible(), z.maxLength(most))
/** Text that may be left out; empty counts as left out. */
export const optionalText = (most: number) => z._default(trimmed().check(z.maxLength(most)), '')

/** Text that may be empty, and is left out only where the shape says so. */
export const clearableText = (most: number) => trimmed().check(z.maxLength(most))

/** Line breaks and several blanks count as one blank. */
const inOneLine = () => z.overwrite((text: string) => text.replaceAll(/\s+/g, ' '))
/** Name: 1 to 50 characters. */
export const name = () => trimmed().check(inOneLine(), visible(), z.maxLength(50))
/** First or last name: 3 to 50 characters. */
export const personName = () => trimmed().check(inOneLine(), visible(), z.minLength(3), z.maxLength(50))
/** Reason and title: 3 to 255 characters. */
export const reason = () => trimmed().check(visible(), z.minLength(3), z.maxLength(255))
/** Why somebody changes their own record: needed only where nobody else could (P11). */
export const ownRecordReason = () => z.optional(reason())
/** Why days of a closed period change: needed only where some do (A13). */
export const closedReason = () => z.optional(reason())
/** A comment on a decision: at most 500 characters. */
export const comment = () => optionalText(500)
export const requiredComment = () => requiredText(500)

const basicEmail = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]+$/
export const email = () =>
  trimmed().check(z.toLowerCase(), z.minLength(1, 'required'), z.maxLength(254), z.regex(basicEmail, 'email'))

/** What somebody signs in with: no '@', which marks an e-mail, and no blanks. */
export const username = () =>
  trimmed().check(
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.minLength(3),
    z.maxLength(50),
    z.regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'username'),
  )

/** A password on a form: at least 8 characters (spec 5), at most 128. */
export const formPassword = () =>
  z.string().check(z.minLength(1, 'required'), z.minLength(8), z.maxLength(128))
/** A password that is only compared. */
export const givenPassword = () => z.string().check(z.minLength(1, 'required'), z.maxLength(128))

const isSensibleDate = (text: string): boolean =>
  isLocalDate(text) && text >= '1900-01-01' && text <= '2199-12-31'

/** A real calendar date of the years 1900 to 2199, 'YYYY-MM-DD'. */
export const localDate = () =>
  z.string().check(z.minLength(1, 'required'), z.refine(isSensibleDate, { error: 'date' }))

/** A time of day, 'HH:mm'. */
export const localTime = () =>
  z.string().check(z.minLength(1, 'required'), z.refine(isLocalTime, { error: 'time' }))

const zonePattern = /^(UTC|[A-Z][\w+-]*(\/[\w+-]+)+)$/

/** Any zone that the runtime knows; an offset is none. */
function isTimeZone(name: string): boolean {
  try {
    return zonePattern.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
/** A name of the IANA database: 'Asia/Vientiane'. */
export const timeZone = () => z.string().check(z.refine(isTimeZone, { error: 'choice' }))

/** A moment with its offset, ISO 8601: '2026-03-02T08:31:00Z'. */
export const instant = () => z.iso.datetime({ offset: true, error: 'instant' })

/** In lower case, as the database writes them. */
export const id = () => z.uuid('id').check(z.toLowerCase())
export const employeeId = () => z.int().check(z.gte(1), z.lte(2_147_483_647))

/** Days a year and the like: integer 0 to 365, with the spec's own messages. */
export const amountOfDays = () => z.int('amountInteger').check(z.gte(0, 'amountMin'), z.lte(365, 'amountMax'))

/** One of the codes; anything else is 'choice'. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'choice')

/** 'LAK' */
export const currencyCode = () => z.string().check(z.regex(/^[A-Z]{3}$/, 'invalid'))

export const halfOfDay = () => choice(['AM', 'PM'])
export const search = () => optionalText(100)
