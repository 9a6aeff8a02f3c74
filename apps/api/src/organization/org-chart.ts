// The chart of a date: units with their managers, or people below their line managers (spec 3, P8, P9).
import type { ChartEmployee, ChartUnit, orgChart as endpoint } from '@hr/contract/org-chart.ts'
import { paths } from '@hr/contract/paths.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { subtree, topDown, totals } from '@hr/domain/organization/tree.ts'
import { todayIn } from '#api/company/today.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { answeredTree } from './answered-tree.ts'
import { loadStructure, unitsOf } from './structure-nodes.ts'
import { listChartPeople } from './structure.queries.ts'

type ChartContext = Parameters<Handler<typeof endpoint>>[0]

/** NOT_FOUND for a root that does not exist on the date, TOO_LARGE for a tree too deep to show. */
export const orgChart: Handler<typeof endpoint> = async context => {
  const { db, input } = context
  const today = await todayIn(db)
  const date = input.date ?? today
  const { mode } = input
  const units = mode === 'units' ? await unitChart(context) : []
  const employees = mode === 'employees' ? await employeeChart(context, date, today) : []
  if (input.root && units.length + employees.length === 0) throw new Refusal('NOT_FOUND')
  return { mode, date, units, employees }
}

async function unitChart({ db, input }: ChartContext): Promise<ChartUnit[]> {
  const structure = await loadStructure(db, input.date)
  const shown = input.root ? subtree(structure.units, input.root) : structure.units
  return answeredTree(topDown(shown), unit => {
    const { manager, employeeCount, totalEmployees, location, plannedMove } = structure.node(unit)
    return {
      id: unit.id,
      name: unit.name,
      nameLo: unit.nameLo,
      totalEmployees,
      employeeCount,
      collapsed: false,
      image: manager?.profileImage ?? null,
      link: manager ? paths.viewInfo(manager.id) : null,
      office: location,
      managerName: manager ? fullName(manager, 'en') : '',
      managerNameLo: manager ? fullName(manager, 'lo') : '',
      manager,
      plannedMove,
      children: [],
    }
  })
}

/** Below the root: an employee with everybody below them, or the people of a unit and all units below. */
async function employeeChart(
  { db, input: { root } }: ChartContext,
  date: string,
  today: string,
): Promise<ChartEmployee[]> {
  const people = await listChartPeople(db, date)
  const units = await unitsOf(db, date, today)
  const unitOf = new Map(units.map(unit => [unit.id, unit]))
  const isPerson = root !== undefined && /^\d+$/.test(root)
  const inside = new Set(root && !isPerson ? subtree(units, root).map(unit => unit.id) : [])
  const shown = !root
    ? people
    : isPerson
      ? subtree(people, Number(root))
      : people.filter(person => inside.has(person.unit_id ?? ''))
  const placed = topDown(shown)
  const total = totals(placed, () => 1)
  return answeredTree(placed, row => {
    const unit = unitOf.get(row.unit_id ?? '')
    return {
      ...toPerson(row),
      orgStructure: unit?.name ?? '',
      orgStructureLo: unit?.nameLo ?? '',
      lineManagerId: row.parentId,
      staffId: row.staff_id,
      position: row.position ?? '',
      positionLo: row.position_lo ?? '',
      totalEmployees: (total.get(row.id) ?? 1) - 1,
      children: [],
    }
  })
}
