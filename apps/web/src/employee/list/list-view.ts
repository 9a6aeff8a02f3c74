// The search parameters of the employee list, and the server input for them.
import { localDate } from '@hr/contract/field.ts'
import { employeeSorts, employeeStatuses } from '@hr/contract/employee.ts'
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import { isNameLetter } from '@hr/domain/employee/name-letters.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

export const listViewShape = z.object({
  search: searchText(),
  letter: z.optional(z.string().check(z.refine(isNameLetter))),
  status: z.optional(z.enum(employeeStatuses)),
  unitId: z.optional(z.uuid()),
  positionId: z.optional(z.uuid()),
  jobGradeId: z.optional(z.uuid()),
  contractType: z.optional(z.enum(contractTypes)),
  date: z.optional(localDate()),
  incomplete: z.optional(z.literal('1')),
  /** Of a saved view, separated by commas; without it those of this browser. */
  columns: z.optional(z.string()),
  /** Missing: by name, best match of the search first. */
  sort: z.optional(z.enum(employeeSorts)),
})
export type ListView = z.output<typeof listViewShape>

/** Filters behind the button even on a desktop. */
export const hiddenFilters = [
  'unitId',
  'positionId',
  'jobGradeId',
  'contractType',
  'date',
  'incomplete',
] as const

export const noFilters = {
  search: '',
  letter: undefined,
  status: undefined,
  unitId: undefined,
  positionId: undefined,
  jobGradeId: undefined,
  contractType: undefined,
  date: undefined,
  incomplete: undefined,
} satisfies Partial<ListView>

/** The filter of the list and its export, without unset values. */
export const filterOf = (view: ListView) => ({
  search: view.search,
  ...(view.letter && { letter: view.letter }),
  ...(view.status && { status: view.status }),
  ...(view.unitId && { unitId: view.unitId }),
  ...(view.positionId && { positionId: view.positionId }),
  ...(view.jobGradeId && { jobGradeId: view.jobGradeId }),
  ...(view.contractType && { contractType: view.contractType }),
  ...(view.date && { date: view.date }),
  ...(view.incomplete && { incomplete: true }),
})

export const sortOf = (text: string): ListView['sort'] => employeeSorts.find(sort => sort === text)

/** The column that shows an arrow. */
export const shownSort = ({ sort, search }: ListView): string => sort ?? (search === '' ? 'name' : '')
