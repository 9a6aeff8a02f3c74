// Decides which statements are named: a connection parses and plans a named one only once
// (docs/decisions/0039-prepared-statements.md).
import { planMark } from './prepared.ts'

type Statement = { readonly name?: string; readonly isRead: boolean }
type Known = { uses: number; name?: string; readonly isRead: boolean; readonly isNameable: boolean }

/** A statement is named from this use on. */
const usesForName = 3
/** Limit, because each connection keeps a plan per name; further statements are unnamed. */
const mostNames = 600
/** At this number, statements seen only once are forgotten, such as lists with a placeholder per value. */
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
    isNameable: isNameable(text),
  }
  known.set(text, statement)
  return statement
}

/** Whether a generic plan of the text is as good as one for its values. */
export const isNameable = (text: string): boolean =>
  nameable.test(text) && (text.endsWith(planMark) || !(changeable.test(text) || ranged.test(text)))

/** Errs on the side of caution: `for update` counts as a write. */
const writes =
  /\b(insert|update|delete|merge|truncate|create|alter|drop|grant|notify|copy|set|begin|commit)\b|pg_notify|pgboss/i
const nameable = /^\s*(with|select|insert|update|delete)\b/i
/** A prepared `select *` fails after a migration adds a column; a text with two statements cannot be prepared. */
const changeable = /(select|returning|\.)\s*\*(?!\/)|;/i
/** Better planned with its values: a generic plan guesses how many rows are in a date range or a page. */
const ranged = /\b(limit|offset|between) \$|\b(date|at|from_date|to_date|created_at)"?\s*[<>]=?\s*\$/i
