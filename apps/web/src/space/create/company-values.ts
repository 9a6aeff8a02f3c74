// The values of the form that creates a company, and which field belongs to which step.
import type { createWorkspace } from '@hr/contract/space.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { firstAdministratorFaults } from '@hr/domain/business/first-administrator-faults.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'

type CompanyValues = Required<{
  [Name in keyof InputOf<typeof createWorkspace>]: NonNullable<InputOf<typeof createWorkspace>[Name]>
}>
export type CompanyForm = FieldsForm<CompanyValues>

export const emptyCompany: CompanyValues = {
  name: '',
  nameLo: '',
  timeZone: 'Asia/Vientiane',
  holidays: 'laos',
  leaveTypes: 'defaults',
  attendanceTypes: 'defaults',
  attendanceRates: 'defaults',
  administrator: 'add',
  adminFirstName: '',
  adminLastName: '',
  adminUsername: '',
  adminEmail: '',
}

export const stepFields = [
  ['name', 'nameLo', 'timeZone'],
  ['holidays', 'leaveTypes', 'attendanceTypes', 'attendanceRates'],
  ['administrator', 'adminFirstName', 'adminLastName', 'adminUsername', 'adminEmail'],
] as const satisfies readonly (readonly (keyof CompanyValues)[])[]

/** Those of the fields of a step. */
export function errorsIn<Text>(step: number, errors: Readonly<Record<string, Text>>): Record<string, Text> {
  const fields: readonly string[] = stepFields[step] ?? []
  return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)))
}

/** The first step with an error, or -1. */
export const stepWithError = (errors: Readonly<Record<string, unknown>>): number =>
  stepFields.findIndex((_, step) => Object.keys(errorsIn(step, errors)).length > 0)

export function administratorErrors(values: CompanyValues, language: Language): Record<string, string> {
  const faults = Object.entries(firstAdministratorFaults(values))
  return Object.fromEntries(
    faults.map(([field, code]) => [
      field,
      messageText(language, code, { label: fieldLabel(language, field) }),
    ]),
  )
}
