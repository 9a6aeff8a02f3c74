// A writer of what the board of today reads notes the people it changes (docs/decisions/0096-kept-board.md), in the writing
// function or in every one that calls it. Statements whose table is a variable are not seen: requests, deleted people.
import { callGraph, reachedFrom } from './call-graph.ts'
import type { CallGraph, Part } from './call-graph.ts'

const board = 'apps/api/src/attendance/board/kept-board.ts'
const notes = 'apps/api/src/people/person-changes.store.ts#noteChanged'

/** Tables in its statements of which it keeps nothing. */
const notKept: readonly string[] = [
  'org_node',
  'position',
  'job_grade',
  'attendance_rate',
  'attendance_rate_row',
  'leave_year_start',
]

/** Writes that change nobody's place on the board. */
const silent: Readonly<Record<string, string>> = {
  createCompany: 'nobody works there yet',
  createWorkShift: 'nobody has it yet',
  deleteShift: 'nobody has it',
  createLeaveType: 'nobody has requested it yet',
  deleteLeaveTypeRow: 'nobody has requested it',
  createAttendanceType: 'nobody has requested it yet',
  updateAttendanceType: 'the board shows no type of a request',
  saveAttendanceQuota: 'the board shows no quota',
  deleteAttendanceTypeRow: 'nobody has requested it',
  previewRows: 'rolled back',
  replaceInJobs: 'the reaction to merged names recomputes their days',
  saveLogo: 'the board shows no logo',
  storeDays: 'the board keeps no stored day and no closed date',
  finish: 'the version of the rules',
}

export function boardNoteFindings(): string[] {
  const graph = callGraph()
  const read = tablesRead(graph)
  const unused = Object.keys(silent).filter(name => [...graph.parts.values()].every(one => one.name !== name))
  return [
    ...(read.has('punch') ? [] : [`${board} reads no punches: are its statements found?`]),
    ...unused.map(name => `${name} is no function any more`),
    ...[...graph.parts.values()].flatMap(part => {
      const written = tablesWritten(part).filter(table => read.has(table))
      const silentCallers = written.length === 0 ? [] : withoutNote(graph, part.id)
      return silentCallers.map(id => `${id} changes ${written.join(', ')} and notes nobody for the board`)
    }),
  ]
}

function tablesRead(graph: CallGraph): ReadonlySet<string> {
  const entries = ['buildBoard', 'refreshedBoard'].map(name => `${board}#${name}`)
  const texts = [...reachedFrom(graph, entries)].map(id => graph.parts.get(id)?.text ?? '')
  const tables = texts.flatMap(text => [
    ...text.matchAll(/\.(?:from|selectFrom|innerJoin|leftJoin)\('(\w+)|\b(?:from|join) (\w+) \w+\b/g),
  ])
  return new Set(tables.map(([, one, other]) => one ?? other ?? '').filter(table => !notKept.includes(table)))
}

const tablesWritten = ({ text }: Part): string[] => [
  ...new Set(
    [
      ...text.matchAll(
        /\.(?:insertInto|updateTable|update|deleteFrom|delete|mergeInto)\('(\w+)|\b(?:insert into|delete from|update) (\w+)\b/g,
      ),
    ].map(([, one, other]) => one ?? other ?? ''),
  ),
]

/** The outermost callers on whose way nobody notes or publishes a fact. */
function withoutNote(graph: CallGraph, id: string, chain: readonly string[] = []): string[] {
  const name = graph.parts.get(id)?.name ?? ''
  if (Object.hasOwn(silent, name) || doesNote(graph, id)) return []
  const callers = (graph.usedBy.get(id) ?? []).filter(caller => !chain.includes(caller))
  if (callers.length === 0) return [id]
  return [...new Set(callers.flatMap(caller => withoutNote(graph, caller, [...chain, id])))]
}

/** Reactions recompute days, and recomputing notes them. */
const doesNote = (graph: CallGraph, id: string): boolean =>
  [...reachedFrom(graph, [id])].some(
    one => one === notes || /\breactions\.\w+\(/.test(graph.parts.get(one)?.text ?? ''),
  )
