import { expect, test } from 'vitest'
import type { ChosenPace, Pace } from './channel.ts'
import { digestKinds, isMailOff, withMailOff, withMailOn } from './mail-choice.ts'
import type { ChosenKind } from './mail-choice.ts'

const email = (kind: ChosenKind, pace: Pace): ChosenPace => ({ kind, channel: 'EMAIL', pace })
const leave = { subject: 'LEAVE', kinds: ['LEAVE'] } as const
const digest = { subject: 'DIGEST', kinds: ['LEAVE', 'OT'] } as const
const noBell: ChosenPace = { kind: 'LEAVE', channel: 'BELL', pace: 'OFF' }

test.each([
  ['the default', leave, [], false],
  ['a kind that is off', leave, [email('LEAVE', 'OFF')], true],
  ['a kind in the digest', leave, [email('LEAVE', 'DIGEST')], false],
  ['no digest', digest, [email('LEAVE', 'OFF')], true],
  ['a digest of another kind', digest, [email('COMPANY', 'DIGEST')], false],
])('%s', (_, subject, chosen, isOff) => {
  expect(isMailOff(chosen, subject)).toBe(isOff)
})

test('off ends the digest of every kind, and leaves other channels and kinds', () => {
  const before = [noBell, email('LEAVE', 'DIGEST'), email('COMPANY', 'DIGEST'), email('OT', 'AT_ONCE')]
  const after = withMailOff(before, digest)
  expect(digestKinds(after)).toEqual([])
  expect(after).toEqual([noBell, email('OT', 'AT_ONCE'), email('LEAVE', 'OFF'), email('COMPANY', 'OFF')])
})

test('on brings back the kinds of the mail', () => {
  const before = [noBell, email('LEAVE', 'OFF'), email('COMPANY', 'OFF')]
  expect(digestKinds(withMailOn(before, digest))).toEqual(['LEAVE', 'OT'])
  expect(withMailOn(before, leave)).toEqual([noBell, email('COMPANY', 'OFF'), email('LEAVE', 'AT_ONCE')])
})
