// The verbs of a model script, each with its frequency.
import fc from 'fast-check'
import { amend } from './amend-verbs.ts'
import { performAtOnce, severalAtOnce } from './at-once.ts'
import { adjust, grantJob, jobsAtOnce, readSummary, settleJob } from './balance-verbs.ts'
import * as company from './company-verbs.ts'
import { approve, approveSeveral, askToCancel, cancel, reject } from './decide-verbs.ts'
import { nameDelegate } from './delegation-verbs.ts'
import { importFile } from './file-verbs.ts'
import { newManager } from './manager-verbs.ts'
import { edit, request } from './request-verbs.ts'
import { changeShift, giveShift, makeDefault } from './shift-verbs.ts'
import { changeType } from './type-verbs.ts'
import { undoAdjustment } from './undo-verbs.ts'
import { command, deeds, perform } from './verb.ts'
import type { Deed } from './verb.ts'

type Row = { readonly often: number; readonly deed: fc.Arbitrary<Deed>; readonly isAtOnce: boolean }

const rows: readonly Row[] = [
  { often: 12, deed: deeds(request), isAtOnce: true },
  { often: 3, deed: deeds(edit), isAtOnce: true },
  { often: 9, deed: deeds(approve), isAtOnce: true },
  { often: 1, deed: deeds(approveSeveral), isAtOnce: true },
  { often: 1, deed: deeds(reject), isAtOnce: true },
  { often: 3, deed: deeds(cancel), isAtOnce: true },
  { often: 3, deed: deeds(askToCancel), isAtOnce: true },
  { often: 4, deed: deeds(amend), isAtOnce: true },
  { often: 1, deed: deeds(nameDelegate), isAtOnce: true },
  { often: 2, deed: deeds(adjust), isAtOnce: true },
  { often: 2, deed: deeds(undoAdjustment), isAtOnce: true },
  { often: 2, deed: deeds(importFile), isAtOnce: false },
  { often: 2, deed: deeds(changeType), isAtOnce: true },
  { often: 2, deed: deeds(newManager), isAtOnce: true },
  { often: 2, deed: deeds(giveShift), isAtOnce: true },
  { often: 1, deed: deeds(changeShift), isAtOnce: true },
  { often: 1, deed: deeds(makeDefault), isAtOnce: true },
  { often: 1, deed: deeds(grantJob), isAtOnce: true },
  { often: 1, deed: deeds(settleJob), isAtOnce: true },
  { often: 2, deed: deeds(jobsAtOnce), isAtOnce: true },
  { often: 2, deed: deeds(company.addHoliday), isAtOnce: true },
  { often: 2, deed: deeds(company.removeHoliday), isAtOnce: true },
  { often: 1, deed: deeds(company.endOfEmployment), isAtOnce: true },
  { often: 1, deed: deeds(company.reinstatement), isAtOnce: true },
  { often: 1, deed: deeds(company.dayJob), isAtOnce: true },
  { often: 4, deed: deeds(company.passDays), isAtOnce: false },
  { often: 2, deed: deeds(readSummary), isAtOnce: false },
]

const anyOf = (some: readonly Row[]) =>
  fc.oneof(...some.map(({ often, deed }) => ({ weight: often, arbitrary: deed })))

const oneByOne = anyOf(rows).map(deed =>
  command(
    state => deed.say(state),
    world => perform(world, deed),
  ),
)
const atOnce = severalAtOnce(anyOf(rows.filter(row => row.isAtOnce))).map(some =>
  command(
    state => `at once: ${some.map(deed => deed.say(state)).join(' | ')}`,
    world => performAtOnce(world, some),
  ),
)

/** Scripts of up to `most` lines, sometimes with several actions at once. */
export const scripts = (most: number) =>
  fc.commands([...Array.from({ length: 5 }, () => oneByOne), atOnce], { maxCommands: most, size: 'max' })
