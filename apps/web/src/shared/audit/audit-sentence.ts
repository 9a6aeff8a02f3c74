// An entry of the audit log as a sentence: who did what to whom. Also for entries of earlier versions.
import type { AuditRow } from '@hr/contract/audit.ts'
import { auditEntities } from '@hr/domain/audit/audit-entities.ts'
import { changedFields } from '@hr/domain/audit/changed-fields.ts'
import type { ChangedField } from '@hr/domain/audit/changed-fields.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { auditAct } from './audit-act.ts'
import type { Act } from './audit-act.ts'

export type SentenceFacts = {
  readonly t: Translate
  readonly who: string
  /** The name of the row. */
  readonly name: string
  /** The kind of row, for one without a special sentence. */
  readonly entity: string
  readonly field: (field: string) => string
  readonly value: (field: string, value: unknown) => readonly string[]
}

/** They explain a change but are not part of it. */
const aside = new Set(['from', 'reason', 'ownRecord', 'ownRecordReason', 'version'])
const mostNamed = 2
/** Longer values are in the details of the entry. */
const mostCharacters = 60

export function auditSentence(row: AuditRow, facts: SentenceFacts): string {
  const { t, who } = facts
  const [isSelf, name] = [facts.name === who, nameBeside(facts, t('auditSentence.self.object'))]
  const sentence = sentenceOf(row, { ...facts, name, ...(isSelf && { own: t('auditSentence.self.record') }) })
  return isSelf ? sentence.replace(`${name}’s`, t('auditSentence.self.owner')) : sentence
}

/** '#12 Noy' -> '#12' for Noy's own request; Noy -> 'themselves'. */
function nameBeside({ who, name }: SentenceFacts, self: string): string {
  if (name === who) return self
  return name.startsWith('#') && name.endsWith(` ${who}`) ? name.slice(0, -who.length - 1) : name
}

function sentenceOf(row: AuditRow, facts: SentenceFacts & { readonly own?: string }): string {
  const { t, who, name } = facts
  const known = auditEntities.find(entity => entity === row.entity)
  const subject = known ? t(`auditSentence.subject.${known}`, { name }) : [facts.entity, name].join(' ')
  const what = subject === name ? (facts.own ?? name) : subject
  const say = (act: Act, more: Record<string, string> = {}) =>
    t(`auditSentence.did.${act}`, { ...valuesOf(row, facts), ...more, who, what, name })
  const act = auditAct(row)
  if (act) return say(act)
  if (row.operation !== 'UPDATE') return say(row.operation)
  const fields = changedFields(row.before, row.after).filter(({ field }) => !aside.has(field))
  const since = sinceOf(row, facts)
  const [first] = fields
  if (first === undefined) return say('UPDATE')
  if (fields.length > 1) return say('several', { fields: fieldsText(fields, facts), since })
  return say(...oneChange(first, facts, since))
}

function oneChange(
  change: ChangedField,
  { field, value }: SentenceFacts,
  since: string,
): readonly [Act, Record<string, string>] {
  const label = inSentence(field(change.field))
  if (typeof change.after === 'boolean') return [change.after ? 'on' : 'off', { field: field(change.field) }]
  const [before, after] = [change.before, change.after].map(one => shortText(value(change.field, one)))
  const act = before && after ? 'fromTo' : after ? 'to' : 'gone'
  return [act, { field: label, before: before ?? '', after: after ?? '', since }]
}

function sinceOf({ after }: AuditRow, { t, value }: SentenceFacts): string {
  const from = after?.from
  return typeof from === 'string' ? t('auditSentence.since', { date: shortText(value('from', from)) }) : ''
}

function fieldsText(fields: readonly ChangedField[], { t, field }: SentenceFacts): string {
  const named = fields.map(one => inSentence(field(one.field)))
  const rest = named.length - mostNamed
  const shown =
    rest > 0 ? [...named.slice(0, mostNamed), t('auditSentence.moreFields', { count: rest })] : named
  const last = shown.at(-1) ?? ''
  return t('auditSentence.both', { first: shown.slice(0, -1).join(', '), last })
}

/** Every value by its field, for the sentences that name some. */
function valuesOf({ before, after }: AuditRow, { value }: SentenceFacts): Record<string, string> {
  const all = Object.entries({ ...before, ...after })
  return Object.fromEntries(all.map(([field, one]) => [field, shortText(value(field, one))]))
}

function shortText(texts: readonly string[]): string {
  const [first = ''] = texts
  const text = texts.length > 3 ? `${first} … ${texts.at(-1)}` : texts.join(', ')
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}

/** 'Job grade' -> 'job grade'; names and abbreviations keep their capital: 'SSO number', 'Lao name'. */
export const inSentence = (label: string): string =>
  /^(Lao\b|.?[A-Z]{2})/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
