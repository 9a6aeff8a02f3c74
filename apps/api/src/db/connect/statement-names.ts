// Which statements are named: a connection parses and plans a named one once and keeps it
// (docs/decisions/0039-prepared-statements.md).
import { planMark } from './prepared.ts'

export type Statement = { readonly name?: string; readonly isRead: boolean }
type Known = { uses: number; name?: string; readonly isRead: boolean; readonly isNameable: boolean }

/** A statement that was sent so often is worth a name. */
const usesForName = 3
/** Each connection keeps its own plan of each, so there is an end to it; what comes later is sent without a name. */
const mostNames = 600
/** Texts that are never seen again, such as of a list with a place for each value, are forgotten at this number. */
const mostKnown = 2000

const known = new Map<string, Known>()
let names = 0

export function statementOf(text: string): Statement {
  const statement = known.get(text) ?? add(text)
  statement.uses += 1
  if (
    statement.name === undefined &&
    statement.isNameable &&
    statement.uses >= usesForName &&
    names < mostNames
  )
    statement.name = `s${(names += 1)}`
  return statement
}

function add(text: string): Known {
  if (known.size >= mostKnown) for (const [old, { name }] of known) if (name === undefined) known.delete(old)
  const statement = {
    uses: 0,
    isRead: !writes.test(text),
    isNameable:
      nameable.test(text) && (text.endsWith(planMark) || !(changeable.test(text) || ranged.test(text))),
  }
  known.set(text, statement)
  return statement
}

/** Rather too much than too little: `for update` counts. */
const writes =
  /\b(insert|update|delete|merge|truncate|create|alter|drop|grant|notify|copy|set|begin|commit)\b|pg_notify|pgboss/i
const nameable = /^\s*(with|select|insert|update|delete)\b/i
/** A kept `select *` fails once a migration adds a column; two statements in one text cannot be kept. */
const changeable = /(select|returning|\.)\s*\*(?!\/)|;/i
/** Planned for its values: how much lies in a range of days, or before the end of a page, a plan for all values guesses. */
const ranged = /\b(limit|offset|between) \$|\b(date|at|from_date|to_date|created_at)"?\s*[<>]=?\s*\$/i
