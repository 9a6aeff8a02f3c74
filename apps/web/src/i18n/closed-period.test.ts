import { errors as refusalsInEnglish } from '@hr/contract/messages/errors-en.ts'
import { errors as refusalsInLao } from '@hr/contract/messages/errors-lo.ts'
import { expect, test } from 'vitest'
import { closedPeriod as inEnglish } from './en/closed-period.ts'
import { closedPeriod as inLao } from './lo/closed-period.ts'

test.each([
  ['English', inEnglish, refusalsInEnglish],
  ['Lao', inLao, refusalsInLao],
] as const)('in %s a refusal names the box that allows the change', (_, { change }, refusals) => {
  expect(refusals.OVERRULE_PERIOD_CLOSED).toContain(`“${change.days}”`)
  expect(refusals.OT_PERIOD_CLOSED).toContain(`“${change.records}”`)
})
