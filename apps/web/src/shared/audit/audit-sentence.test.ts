import type { AuditRow } from '@hr/contract/audit.ts'
import { fieldLabel, languages } from '@hr/contract/messages/text.ts'
import { auditEntities } from '@hr/domain/audit/audit-entities.ts'
import { auditFields } from '@hr/domain/audit/audit-fields.ts'
import { describe, expect, test } from 'vitest'
import { texts as en } from '#web/i18n/en/audit-log.ts'
import { findText } from '#web/i18n/find-text.ts'
import { texts as lo } from '#web/i18n/lo/audit-log.ts'
import { auditSentence, inSentence } from './audit-sentence.ts'
import type { SentenceFacts } from './audit-sentence.ts'

const catalogues = { en, lo }
const factsIn = (language: 'en' | 'lo'): SentenceFacts => ({
  t: (key, parameters) => findText(catalogues[language], key, parameters) ?? `no text: ${key}`,
  who: 'Somchai',
  name: 'Khamla Phommachanh',
  entity: 'Gadget',
  field: field => fieldLabel(language, field),
  value: (_, value) => (value === null || value === undefined ? [] : [value].flat().map(String)),
})
type Written = Partial<Pick<AuditRow, 'entity' | 'operation' | 'before' | 'after'>>
const row = (written: Written): AuditRow => ({
  id: '1',
  at: '2026-11-25T01:00:00Z',
  operation: 'UPDATE',
  entity: 'employee_job',
  entityId: '7',
  label: 'Khamla Phommachanh',
  labelLo: 'ຄຳຫລ້າ ພົມມະຈັນ',
  actor: { person: null, name: 'Somchai', job: null },
  before: null,
  after: null,
  names: {},
  ...written,
})
const said = (written: Written, language: 'en' | 'lo' = 'en') =>
  auditSentence(row(written), factsIn(language))

const phone = { before: { phone: '020' }, after: { phone: '030' } }

test.each<[string, Written]>([
  [
    'Somchai changed the unit of Khamla Phommachanh from IT Department to Sales Department.',
    { before: { unitId: 'IT Department' }, after: { unitId: 'Sales Department', reason: 'Asked' } },
  ],
  [
    'Somchai changed the work shift of Khamla Phommachanh from Office to Night, from 2026-12-01.',
    {
      entity: 'employee_shift',
      before: { workShiftId: 'Office' },
      after: { from: '2026-12-01', workShiftId: 'Night' },
    },
  ],
  ['Somchai set the phone of Khamla Phommachanh to 020.', { entity: 'employee', after: { phone: '020' } }],
  ['Somchai removed the phone of Khamla Phommachanh: 020.', { entity: 'employee', before: { phone: '020' } }],
  [
    'Somchai changed the unit and position of Khamla Phommachanh.',
    { before: { unitId: 'a', positionId: 'b' }, after: { unitId: 'c', positionId: 'd' } },
  ],
  [
    'Somchai changed the unit, position and 2 more fields of Khamla Phommachanh.',
    { after: { unitId: 'c', positionId: 'd', jobGradeId: 'e', costCenter: 'f' } },
  ],
  [
    'Somchai turned off “Enabled” for the currency Khamla Phommachanh.',
    { entity: 'currency', after: { isEnable: false } },
  ],
  [
    'Somchai assigned the role Manager to Khamla Phommachanh.',
    { entity: 'employee_role', operation: 'CREATE', after: { role: 'Manager' } },
  ],
  ['Somchai deleted the leave type Khamla Phommachanh.', { entity: 'leave_type', operation: 'DELETE' }],
  [
    'Somchai granted the leave of 2027.',
    { entity: 'leave_lot', operation: 'CREATE', after: { year: 2027, lots: 8 } },
  ],
  ['Somchai changed Khamla Phommachanh.', { after: { from: '2026-01-01' } }],
  ['Somchai added Gadget Khamla Phommachanh.', { entity: 'gadget', operation: 'CREATE' }],
])('%s', (sentence, written) => expect(said(written)).toBe(sentence))

describe.each(languages)('in %s', language => {
  test('every kind of entry has its words', () => {
    for (const entity of auditEntities)
      for (const operation of ['CREATE', 'UPDATE', 'DELETE'] as const) {
        const sentence = said({ entity, operation }, language)
        expect(sentence).toContain('Somchai')
        expect(sentence).not.toMatch(/no text|undefined|\{\{|_/)
        expect(findText(catalogues[language], `audit.entity.${entity}`)).toBeDefined()
      }
  })

  test('every field has its words', () => {
    const missing = auditFields.filter(
      field =>
        fieldLabel(language, field) === field &&
        findText(catalogues[language], `audit.label.${field}`) === undefined,
    )
    expect(missing).toEqual([])
  })
})

test.each<[string, Written, string?]>([
  [
    'Somchai delegated their own approvals to Noy.',
    { entity: 'approval_delegation', operation: 'CREATE', after: { delegateId: 'Noy' } },
  ],
  ['Somchai changed their own password.', { entity: 'account', after: { password: true } }],
  ['Somchai changed the phone of their own record from 020 to 030.', { entity: 'employee', ...phone }],
  ['Somchai added their own calendar link.', { entity: 'leave_feed', operation: 'CREATE' }],
  [
    'Somchai assigned the role Manager to themselves.',
    { entity: 'employee_role', operation: 'CREATE', after: { role: 'Manager' } },
  ],
  ['Somchai submitted leave request #12.', { entity: 'leave_request', operation: 'CREATE' }, '#12 Somchai'],
])('of oneself: %s', (sentence, written, name = 'Somchai') =>
  expect(auditSentence(row(written), { ...factsIn('en'), name })).toBe(sentence),
)

test.each([
  ['Job grade', 'job grade'],
  ['SSO number', 'SSO number'],
  ['E-mail', 'e-mail'],
  ['Lao name', 'Lao name'],
  ['ໜ່ວຍງານ', 'ໜ່ວຍງານ'],
])('%s in a sentence is %s', (label, expected) => expect(inSentence(label)).toBe(expected))
