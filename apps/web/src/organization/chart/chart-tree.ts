// The chart's units or people by id, in reading order, each with the facts on its card.
import type { ChartEmployee, ChartUnit } from '@hr/contract/org-chart.ts'
import type { PlannedMove } from '@hr/contract/planned-move.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { photoUrl } from '#web/ui/photo-url.ts'

export type UnitCard = {
  readonly kind: 'unit'
  readonly name: string
  /** Full name of the manager, or ''. */
  readonly manager: string
  readonly office: string
  /** In the unit and everything below. */
  readonly people: number
  readonly plannedMove: PlannedMove | null
}
export type PersonCard = {
  readonly kind: 'person'
  readonly name: string
  readonly position: string
  readonly unit: string
  readonly staffId: string
  /** All direct and indirect reports. */
  readonly people: number
}
export type ChartNode = {
  readonly id: string
  readonly parentId: string | null
  /** 1 = top. */
  readonly level: number
  readonly children: readonly string[]
  readonly card: UnitCard | PersonCard
  /** Photo of the person, or of the unit's manager. */
  readonly image: string | null
  /** Link to that person's page. */
  readonly link: string | null
  /** Searchable texts, in both scripts. */
  readonly words: readonly string[]
}
export type ChartTree = {
  readonly tops: readonly string[]
  /** Parents before children. */
  readonly nodes: ReadonlyMap<string, ChartNode>
  readonly levels: number
}

export const plannedMove = (node: ChartNode | undefined): PlannedMove | null =>
  node?.card.kind === 'unit' ? node.card.plannedMove : null

type Facts = Pick<ChartNode, 'card' | 'image' | 'link' | 'words'>
type Branch<Item> = { readonly id: string | number; readonly children: readonly Item[] }

/** Iterative: a chain of managers may be as long as the company is large. */
function treeOf<Item extends Branch<Item>>(tops: readonly Item[], factsOf: (item: Item) => Facts): ChartTree {
  const nodes = new Map<string, ChartNode>()
  const waiting = tops.map(item => ({ item, parentId: null as string | null, level: 1 })).toReversed()
  let levels = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { item, parentId, level } = next
    const id = String(item.id)
    const children = item.children.map(child => String(child.id))
    nodes.set(id, { id, parentId, level, children, ...factsOf(item) })
    levels = Math.max(levels, level)
    for (const child of item.children.toReversed()) {
      waiting.push({ item: child, parentId: id, level: level + 1 })
    }
  }
  return { tops: tops.map(({ id }) => String(id)), nodes, levels }
}

export const unitTree = (tops: readonly ChartUnit[], language: Language): ChartTree =>
  treeOf(tops, unit => ({
    card: {
      kind: 'unit',
      name: nameIn(unit, language),
      manager: nameIn({ name: unit.managerName, nameLo: unit.managerNameLo }, language),
      office: unit.office,
      people: unit.totalEmployees,
      plannedMove: unit.plannedMove,
    },
    image: photoUrl(unit.image),
    link: unit.link,
    words: [unit.name, unit.nameLo, unit.managerName, unit.managerNameLo, unit.office],
  }))

export const peopleTree = (tops: readonly ChartEmployee[], language: Language): ChartTree =>
  treeOf(tops, person => ({
    card: {
      kind: 'person',
      name: fullName(person, language),
      position: nameIn({ name: person.position, nameLo: person.positionLo }, language),
      unit: nameIn({ name: person.orgStructure, nameLo: person.orgStructureLo }, language),
      staffId: person.staffId,
      people: person.totalEmployees,
    },
    image: photoUrl(person.profileImage),
    link: paths.viewInfo(person.id),
    words: [
      fullName(person, 'en'),
      fullName(person, 'lo'),
      person.staffId,
      person.position,
      person.positionLo,
      person.orgStructure,
      person.orgStructureLo,
    ],
  }))
