// Reads one cell, column by column (P10). Addresses and money need the whole row: import-rows.ts.
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import type { MessageCode } from '@hr/contract/messages/text.ts'
import { phoneNumber } from '@hr/contract/phone.ts'
import { typedDate } from '@hr/domain/calendar/typed-date.ts'
import type { EducationValue } from '@hr/domain/employee/import-facts.ts'
import { dateColumns } from './sheet-cells.ts'
import { codeOfWord, wordColumns } from './sheet-words.ts'

type CellValue = string | number | readonly string[] | readonly EducationValue[]
type ReadCell = { readonly value: CellValue } | { readonly code: MessageCode }

const valueOr = (value: CellValue | undefined, code: MessageCode): ReadCell =>
  value === undefined ? { code } : { value }

/** Decides only whether the cell can be read; the shape of the row checks the value. */
export function readCell(column: ImportColumn, text: string): ReadCell {
  const isOneOf = (columns: readonly ImportColumn[]) => columns.includes(column)
  if (isOneOf(dateColumns)) return valueOr(typedDate(text), 'date')
  const wordColumn = wordColumns.find(name => name === column)
  if (wordColumn)
    return valueOr(codeOfWord(wordColumn, text), wordColumn === 'gender' ? 'genderChoice' : 'choice')
  switch (column) {
    case 'phone':
    case 'emergencyContact':
      return valueOr(phoneNumber(text), 'phone')
    case 'otherPhones':
      return valueOr(phonesOf(text), 'phone')
    case 'yearWorkExperience':
      return valueOr(/^\d{1,3}$/.test(text) ? Number(text) : undefined, 'integer')
    case 'education':
      return valueOr(educationOf(text), 'date')
    case 'salaryCurrency':
    case 'bankCurrency':
      return { value: text.toUpperCase() }
    default:
      return { value: text }
  }
}

/** '020 5551 2345; 021 212 345' */
function phonesOf(text: string): string[] | undefined {
  const numbers = text
    .split(/[;|,]/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(phoneNumber)
  const read = numbers.filter(number => number !== undefined)
  return read.length === numbers.length ? read : undefined
}

/** 'Bachelor; National University; Economics; 30/06/2012 | ...'; undefined if a date cannot be read. */
function educationOf(text: string): EducationValue[] | undefined {
  const list = text
    .split('|')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [level = '', institution = '', major = '', date = ''] = part.split(';').map(one => one.trim())
      const graduatedOn = date === '' ? null : typedDate(date)
      return graduatedOn === undefined ? undefined : { level, institution, major, graduatedOn }
    })
  const read = list.filter(one => one !== undefined)
  return read.length === list.length ? read : undefined
}
