// The table of a file with the chosen column, unit, position or grade in place of each unknown name (P10): the file of the
// rows with errors does not ask again.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import {
  listOfNames,
  nameColumns,
  nameIndexes,
  nameKey,
  noChoices,
} from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, NameColumn } from '@hr/domain/employee/import-facts.ts'
import { typedText } from '@hr/domain/employee/sheet-text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { importColumn } from '#api/import/import-column.ts'
import type { EmployeeColumns } from './import-rows.ts'

export function withAnswers(
  table: readonly (readonly string[])[],
  { meanings }: EmployeeColumns,
  facts: ImportFacts,
  language: Language,
): (readonly string[])[] {
  const known = nameIndexes({ ...facts, choices: noChoices })
  /** A name that several have would be asked about again, so what was written stays. */
  const answer = (column: NameColumn, text: string): string => {
    const list = listOfNames[column]
    const key = nameKey(typedText(text))
    const id = facts.choices[column].get(key)
    const chosen = id == null || known[list].has(key) ? undefined : facts[list].find(one => one.id === id)
    if (chosen === undefined) return text
    const name = nameIn(chosen, language)
    return known[list].get(nameKey(name))?.size === 1 ? name : text
  }
  const columnAt = meanings.map(meaning => nameColumns.find(column => column === meaning))
  const answered = (text: string, place: number) => {
    const column = columnAt[place]
    return column === undefined ? text : answer(column, text)
  }
  const heading = (text: string, place: number) => {
    const column = meanings[place]
    return column === undefined || importColumn(text) === column ? text : fieldLabel(language, column)
  }
  return table.map((row, index) => row.map(index === 0 ? heading : answered))
}
