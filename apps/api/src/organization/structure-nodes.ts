// Units with manager, tag and counts, as the tree and as single nodes (P9).
import type { NamedRow } from '@hr/contract/named-row.ts'
import type { OrgNode, OrgNodeDetail } from '@hr/contract/organization.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { afterMoves } from '@hr/domain/organization/planned-move.ts'
import { pathTo, subtree, topDown, totals } from '@hr/domain/organization/tree.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { answeredTree } from './answered-tree.ts'
import { listMovePlans } from './org-move-plan.store.ts'
import type { MovePlan } from './org-move-plan.store.ts'
import { listTags } from './structure-tag.store.ts'
import { countPeople, countPeopleEver, listUnits, listUnitsAsOf } from './structure.queries.ts'
import type { UnitRow } from './structure.queries.ts'

type Structure = {
  readonly units: readonly UnitRow[]
  readonly byId: ReadonlyMap<string, UnitRow>
  /** The node of a unit, without children. */
  readonly node: (unit: UnitRow) => OrgNode
  readonly plans: readonly MovePlan[]
}

export const unitName = ({ id, name, nameLo }: NamedRow): NamedRow => ({ id, name, nameLo })

/** The units of the date; later dates show the current structure after the moves planned until then. */
export async function unitsOf(db: Scope, date: LocalDate, today: LocalDate): Promise<UnitRow[]> {
  if (date < today) return listUnitsAsOf(db, date)
  const units = await listUnits(db)
  if (date === today) return units
  return afterMoves(
    units,
    (await listMovePlans(db)).filter(({ movesOn }) => movesOn <= date),
  )
}

export async function loadStructure(db: Scope, shownOn?: LocalDate): Promise<Structure> {
  const today = await todayIn(db)
  const date = shownOn ?? today
  const units = await unitsOf(db, date, today)
  const people = await countPeople(db, date)
  const managers = await listPeople(
    db,
    units.map(unit => unit.managerId),
  )
  const plans = date < today ? [] : await listMovePlans(db)
  const planned = new Map(plans.filter(({ movesOn }) => movesOn > date).map(plan => [plan.nodeId, plan]))
  const byId = new Map(units.map(unit => [unit.id, unit]))
  const tags = new Map((await listTags(db)).map(tag => [tag.id, tag]))
  const own = (unit: UnitRow) => people.get(unit.id) ?? 0
  const total = totals(topDown(units), own)
  return {
    units,
    byId,
    plans,
    node: unit => {
      const tag = tags.get(unit.structureTagId ?? '')
      const move = planned.get(unit.id)
      const parent = byId.get(move?.parentId ?? '')
      return {
        ...unit,
        manager: managers.get(unit.managerId ?? 0) ?? null,
        structureTag: tag?.name ?? null,
        structureTagLo: tag?.nameLo ?? null,
        employeeCount: own(unit),
        totalEmployees: total.get(unit.id) ?? 0,
        plannedMove: move ? { on: move.movesOn, parent: parent ? unitName(parent) : null } : null,
        children: [],
      }
    },
  }
}

/** From the top to the parent. */
export const pathAbove = ({ byId }: Structure, unit: UnitRow): NamedRow[] =>
  pathTo(byId, unit.parentId).map(unitName)

/** Throws NOT_FOUND. */
export async function loadNodeDetail(db: Scope, id: string): Promise<OrgNodeDetail> {
  const structure = await loadStructure(db)
  const unit = orNotFound(structure.byId.get(id))
  const parent = structure.byId.get(unit.parentId ?? '')
  const [top] = answeredTree(topDown(subtree(structure.units, unit.id)), structure.node)
  return {
    ...orNotFound(top),
    parent: parent ? unitName(parent) : null,
    path: pathAbove(structure, unit),
    peopleEver: await countPeopleEver(db, unit.id),
    movesHere: structure.plans
      .filter(({ parentId }) => parentId === unit.id)
      .flatMap(({ nodeId, movesOn }) => {
        const moved = structure.byId.get(nodeId)
        return moved ? [{ on: movesOn, unit: unitName(moved) }] : []
      }),
  }
}
