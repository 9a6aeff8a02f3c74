// A value of an audit entry for readers: names instead of ids, formatted dates and numbers, yes or no.
import type { AuditRow } from '@hr/contract/audit.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { isPersonField } from '@hr/domain/audit/is-person-field.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import { formatDate, formatHalfDays, formatNumber, weekdayNames } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'

type ValueFacts = {
  readonly names: AuditRow['names']
  readonly language: Language
  readonly words: { readonly yes: string; readonly no: string; readonly masked: string }
  /** 'EMPLOYEE:edit' -> 'Employees: Edit' */
  readonly permission: (id: string) => string
  /** 'PENDING' -> 'Pending'; undefined if it is not a code. */
  readonly code: (field: string, text: string) => string | undefined
  /** The minutes and the penalty of a band; `to` is missing in the last one. */
  readonly band: (from: string, to: string | undefined, amount: string) => string
  /** 'unitId' -> 'Unit' */
  readonly field: (field: string) => string
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** '' for no value; a list has one text per item. */
export function auditValue(field: string, value: unknown, facts: ValueFacts): readonly string[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap((item: unknown) => auditValue(field, item, facts))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) =>
      auditValue(key, item, facts).map(text => `${facts.field(key)}: ${text}`),
    )
  }
  return [single(field, value, facts)]
}

/** Fields whose texts have a form of their own; undefined if this text has not. */
const written: Readonly<Record<string, (text: string, facts: ValueFacts) => string | undefined>> = {
  notifications: (text, { code }) =>
    text
      .split(' ')
      .map(part => code('notifications', part) ?? part)
      .join(' · '),
  items: (text, { language }) => shiftTimes(text, language),
  rows: (text, { band }) => {
    const [, from, to, amount] = /^(\d+)-(\d+|null): (\d+)$/.exec(text) ?? []
    return from === undefined || amount === undefined
      ? undefined
      : band(from, to === 'null' ? undefined : to, amount)
  },
  permissions: (text, { permission }) => permission(text),
}

function nameOf(field: string, value: unknown, { names, language }: ValueFacts): string | undefined {
  const text = String(value)
  const isId = field === 'role' || isPersonField(field) || (typeof value === 'string' && text.length === 36)
  return isId && Object.hasOwn(names, text) ? names[text]?.[language] : undefined
}

function numberText(field: string, value: number, language: Language): string {
  if (/half_?days$/i.test(field)) return formatHalfDays(value, language)
  return /year$/i.test(field) ? String(value) : formatNumber(value)
}

function single(field: string, value: unknown, facts: ValueFacts): string {
  const { language, words, code } = facts
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = String(value)
  if (text === '***') return words.masked
  const known = nameOf(field, value, facts) ?? written[field]?.(text, facts)
  if (known !== undefined) return known
  if (typeof value === 'number') return numberText(field, value, language)
  if (isLocalDate(text)) return formatDate(text)
  return instantPattern.test(text) ? formatInstant(text) : (code(field, text) ?? text)
}

/** 'Mon 08:00-12:00, 2026-01-01 - ', as a shift is stored, in the reader's language. */
function shiftTimes(text: string, language: Language): string {
  const [, day = '', times, from = '', to = ''] = /^(\w+) ([\d:-]+), (\S+) - (\S*)$/.exec(text) ?? []
  // Stored by its first letters.
  const index = weekdayNames('en').findIndex(name => day !== '' && name.startsWith(day))
  if (index < 0) return text
  return `${weekdayNames(language)[index]} ${times}, ${formatDate(from)} - ${formatDate(to)}`.trim()
}
