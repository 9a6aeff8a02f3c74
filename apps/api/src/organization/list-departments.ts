// The departments page: nodes tagged Department, sorted for the reader's language (P9).
import type { listDepartments as endpoint } from '@hr/contract/organization.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { Handler } from '#api/http/context.ts'
import { pageOfRows } from './page-of-rows.ts'
import { loadStructure, pathAbove } from './structure-nodes.ts'
import { departmentCode, listTags } from './structure-tag.store.ts'

export const listDepartments: Handler<typeof endpoint> = async ({ db, input, language }) => {
  const structure = await loadStructure(db)
  const tag = (await listTags(db)).find(({ code }) => code === departmentCode)
  const wanted = searchText(input.search)
  const children = Map.groupBy(structure.units, unit => unit.parentId)
  const rows = structure.units
    .filter(unit => tag && unit.structureTagId === tag.id)
    .filter(unit => searchText(unit.name, unit.nameLo).includes(wanted))
    .map(unit => ({
      ...structure.node(unit),
      path: pathAbove(structure, unit),
      childCount: children.get(unit.id)?.length ?? 0,
    }))
  return pageOfRows(input, rows, { language, keyOf: row => ['0', nameIn(row, language), row.id] })
}
