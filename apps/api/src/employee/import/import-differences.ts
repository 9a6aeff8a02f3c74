// The people an import would create or change, with each field before and after as an export shows it (P10).
import type { ImportColumn, ImportedPersonChange } from '@hr/contract/employee-import.ts'
import { importColumns } from '@hr/contract/employee-import.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { jobColumns, nameIndexes, nameKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, ImportedRow, Named, NameIndexes } from '@hr/domain/employee/import-facts.ts'
import type { ImportPlan, PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { moneyText } from '@hr/domain/employee/money-text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { moneyColumns, sheetCells } from './sheet-cells.ts'
import type { ManagerName } from './list-import-managers.ts'
import { exponentOf } from './sheet-lookups.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'

type Compared = {
  readonly facts: ImportFacts
  /** The people of the file as stored, by employee. */
  readonly stored: ReadonlyMap<number, SheetRow>
  readonly lookups: SheetLookups
  readonly language: Language
  /** Columns the reader may see. */
  readonly columns: readonly ImportColumn[]
  readonly largePay: ReadonlySet<number>
  readonly managerName: ManagerName
}

/** By row. */
export function importDifferences({ creates, updates }: ImportPlan, given: Compared): ImportedPersonChange[] {
  const nameOf = namesIn(given)
  return [
    ...creates.map(row => createdPerson(row, given, nameOf)),
    ...updates.map(update => changedPerson(update, given, nameOf)),
  ].sort((one, other) => one.row - other.row)
}

type NameOf = (list: keyof NameIndexes, name: string) => string

/** The name of a known unit, position or grade in the reader's language; a new one as it is written. */
function namesIn({ facts, language }: Compared): NameOf {
  const indexes = nameIndexes(facts)
  const byId = new Map<string, Named>(
    [...facts.units, ...facts.positions, ...facts.jobGrades].map(one => [one.id, one]),
  )
  return (list, name) => {
    const [id = ''] = indexes[list].get(nameKey(name)) ?? []
    const known = byId.get(id)
    return known === undefined ? name : nameIn(known, language)
  }
}

/** The most useful facts about a new person. */
const shownOfNew = ['unit', 'position', 'manager', 'workShift', 'startDate', 'salaryAmount'] as const

const shiftName = (id: string, { lookups, language }: Compared): string => {
  const shift = lookups.workShifts.find(one => one.id === id)
  return shift === undefined ? '' : nameIn(shift, language)
}

function createdPerson({ row, person }: ImportedRow, given: Compared, nameOf: NameOf): ImportedPersonChange {
  const { salaryAmount, salaryCurrency = null } = person
  const texts = {
    unit: person.unit && nameOf('units', person.unit),
    position: person.position && nameOf('positions', person.position),
    manager: person.manager && given.managerName(person.manager),
    workShift: person.workShift && shiftName(person.workShift, given),
    startDate: person.startDate,
    salaryAmount:
      salaryAmount?.toString() && moneyText(salaryAmount, exponentOf(given.lookups, salaryCurrency)),
  }
  return {
    row,
    staffId: person.staffId,
    ...namesOf(person),
    isNew: true,
    isLargePay: false,
    changes: shownOfNew
      .filter(column => texts[column] && given.columns.includes(column))
      .map(column => ({ column, before: '', after: texts[column] ?? '' })),
    currency: { before: null, after: salaryCurrency },
  }
}

function changedPerson(update: PlannedUpdate, given: Compared, nameOf: NameOf): ImportedPersonChange {
  const { row, known, changes } = update
  const { language, lookups, stored, columns, largePay, managerName } = given
  const was = stored.get(known.id) ?? { record: known, names: noNames }
  const willBe = changedRow(was, changes, nameOf)
  const cellsOf = (row: SheetRow) => {
    const cells = sheetCells(row, language, lookups)
    return { ...cells, manager: managerName(cells.manager) }
  }
  const [before, after] = [cellsOf(was), cellsOf(willBe)]
  const changed = changedColumns(update)
  return {
    row,
    staffId: known.staffId,
    ...namesOf(known),
    isNew: false,
    isLargePay: largePay.has(row),
    changes: columns
      .filter(column => changed.has(column))
      .map(column => ({ column, before: before[column], after: after[column] })),
    currency: { before: known.job.salaryCurrency, after: willBe.record.job.salaryCurrency },
  }
}

/** In another currency every amount differs. */
function changedColumns({ known, changes }: PlannedUpdate): ReadonlySet<ImportColumn> {
  const money = changes.salaryCurrency === undefined ? [] : moneyColumns
  const amounts = money.filter(column => known.job[column] !== null)
  return new Set([...importColumns.filter(column => Object.hasOwn(changes, column)), ...amounts])
}

const noNames = {
  unit: null,
  unitLo: null,
  position: null,
  positionLo: null,
  jobGrade: null,
  jobGradeLo: null,
  manager: null,
  workShift: null,
  workShiftLo: null,
}

function changedRow(was: SheetRow, changes: PlannedUpdate['changes'], nameOf: NameOf): SheetRow {
  const { unit, position, jobGrade, manager, ...plain } = changes
  const job = Object.fromEntries(
    jobColumns.filter(name => plain[name] !== undefined).map(name => [name, plain[name]]),
  )
  return {
    record: { ...was.record, ...given(plain), job: { ...was.record.job, ...job } },
    names: {
      ...was.names,
      ...(unit !== undefined && { unit: nameOf('units', unit), unitLo: null }),
      ...(position !== undefined && { position: nameOf('positions', position), positionLo: null }),
      ...(jobGrade !== undefined && { jobGrade: nameOf('jobGrades', jobGrade), jobGradeLo: null }),
      ...(manager !== undefined && { manager }),
    },
  }
}

type Defined<Facts> = { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> }
const given = <Facts extends object>(facts: Facts): Defined<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Defined<Facts>

type Names = {
  readonly [Name in 'firstName' | 'lastName' | 'firstNameLo' | 'lastNameLo']?: string | undefined
}
const namesOf = ({ firstName = '', lastName = '', firstNameLo = '', lastNameLo = '' }: Names) => ({
  firstName,
  lastName,
  firstNameLo,
  lastNameLo,
})
