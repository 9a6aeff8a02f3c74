// Units and posts of a large demo company of a given size.
import type { StructureTagName } from '#api/organization/insert-default-structure-tags.ts'
import type { JobGradeName, PositionName } from '../demo/structure.ts'
import { branchUnits, regions } from './branches.ts'
import type { BranchPositionName, BranchUnit, Place } from './branches.ts'

export type LargeUnit = {
  readonly key: string
  /** null = the company itself. */
  readonly parent: string | null
  readonly tag: StructureTagName
  readonly name: string
  readonly nameLo: string
  readonly location: string
}
export type Post = {
  readonly unit: string
  readonly isHead: boolean
  readonly position: PositionName | BranchPositionName
  readonly grade: JobGradeName
}

/** Approximate number of people in a branch. */
const branchSize = 290

/** Parents before children; the head of a unit is its first post. Exactly `count` posts, from 20 on. */
export function branchStructure(count: number): {
  readonly units: readonly LargeUnit[]
  readonly posts: readonly Post[]
} {
  const wanted = Math.max(1, Math.round(count / branchSize))
  let placed = 0
  const made = regions.flatMap(region => {
    const places = region.places.slice(0, Math.max(0, wanted - placed))
    placed += places.length
    return places.length === 0
      ? []
      : [regionUnit(region, places), ...places.flatMap(place => branch(region.name, place))]
  })
  const heads = made.map(({ head }) => head)
  const open = made.filter(({ workers }) => workers.length > 0)
  const others = Array.from({ length: count - heads.length }, (_, index): Post[] => {
    const one = open[index % open.length]
    const worker = one?.workers[Math.floor(index / open.length) % one.workers.length]
    return one && worker ? [{ unit: one.unit.key, isHead: false, position: worker[0], grade: worker[1] }] : []
  })
  return { units: made.map(({ unit }) => unit), posts: [...heads, ...others.flat()] }
}

type Made = { readonly unit: LargeUnit; readonly head: Post; readonly workers: BranchUnit['workers'] }

function regionUnit({ name, nameLo }: (typeof regions)[number], places: readonly Place[]): Made {
  const unit = {
    key: name,
    parent: null,
    tag: 'Division',
    name,
    nameLo,
    location: places[0]?.name ?? '',
  } as const
  const head = { unit: name, isHead: true, position: 'Division Director', grade: 'GM-1' } as const
  return { unit, head, workers: [] }
}

const branch = (region: string, place: Place): Made[] =>
  branchUnits.map(({ key, parent, tag, name, nameLo, head, headGrade, workers }) => ({
    unit: {
      key: `${place.name} ${key}`,
      parent: parent === null ? region : `${place.name} ${parent}`,
      tag,
      name: `${place.name} ${name}`,
      nameLo: `${nameLo} ${place.nameLo}`,
      location: place.name,
    },
    head: { unit: `${place.name} ${key}`, isHead: true, position: head, grade: headGrade },
    workers,
  }))
