// Every code that a call writes into a field of the audit log has words, in both languages.
import { punchSources } from '@hr/contract/attendance.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { languages } from '@hr/contract/messages/text.ts'
import { auditFields } from '@hr/domain/audit/audit-fields.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { texts as areaEn } from '#web/i18n/en/area.ts'
import { texts as auditEn } from '#web/i18n/en/audit-log.ts'
import { texts as setupEn } from '#web/i18n/en/setup.ts'
import { findText } from '#web/i18n/find-text.ts'
import { texts as areaLo } from '#web/i18n/lo/area.ts'
import { texts as auditLo } from '#web/i18n/lo/audit-log.ts'
import { texts as setupLo } from '#web/i18n/lo/setup.ts'
import { auditCode } from './audit-code.ts'

type Code = readonly [field: string, code: string]
type Schema = z.core.JSONSchema.BaseSchema

/** The data of the audit page. */
const catalogues = { en: { ...areaEn, ...auditEn, ...setupEn }, lo: { ...areaLo, ...auditLo, ...setupLo } }

/** The choices of a schema and of everything in it, by the field they are in. */
function codesIn(field: string, schema: Schema | boolean | undefined): Code[] {
  if (schema === undefined || typeof schema === 'boolean') return []
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  const inside = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].flat()
  return [
    ...(schema.enum ?? []).flatMap((code): Code[] => (typeof code === 'string' ? [[field, code]] : [])),
    ...Object.entries(properties).flatMap(([name, one]) => codesIn(name, one)),
    ...inside.flatMap(one => codesIn(field, one)),
  ]
}

const written = allEndpoints
  .filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.allow !== 'public')
  .flatMap(({ endpoint }) =>
    codesIn('', z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })),
  )
const audited = written.filter(([field]) => auditFields.some(one => one === field) || field === 'resolver')
const stored = [
  ...punchSources.map((source): Code => ['source', source]),
  ...['on', 'off'].map((code): Code => ['secondStep', code]),
]

test('the calls have such codes', () => {
  expect(audited).toContainEqual(['contractType', 'freelance'])
  expect(audited).toContainEqual(['checkMode', 'PER_PERIOD'])
})

test.each(languages)('every code of an audited field has its words in %s', language => {
  const find = (key: string) => findText(catalogues[language], key)
  const raw = [...audited, ...stored].filter(([field, code]) => auditCode(field, code, find) === undefined)
  expect([...new Set(raw.map(code => code.join(' ')))]).toEqual([])
})
