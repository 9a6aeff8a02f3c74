// Defaults and choices per kind and channel (N1).
import { expect, test } from 'vitest'
import { channels, defaultPaces, isFixed, notificationKinds, paceOf, pacesOf } from './channel.ts'
import type { ChosenPace, Pace } from './channel.ts'

test('without a choice the defaults apply, and every default can be chosen', () => {
  for (const kind of notificationKinds)
    for (const channel of channels) {
      expect(paceOf([], kind, channel)).toBe(defaultPaces[kind][channel])
      expect(pacesOf[channel]).toContain(defaultPaces[kind][channel])
    }
})

test.each<[ChosenPace, Pace, string]>([
  [{ kind: 'LEAVE', channel: 'EMAIL', pace: 'DIGEST' }, 'DIGEST', 'a digest by e-mail'],
  [{ kind: 'LEAVE', channel: 'EMAIL', pace: 'OFF' }, 'OFF', 'no e-mail'],
  [{ kind: 'OT', channel: 'BELL', pace: 'OFF' }, 'OFF', 'nothing in the bell'],
  [{ kind: 'EMPLOYEE', channel: 'EMAIL', pace: 'AT_ONCE' }, 'AT_ONCE', 'more than the default'],
  [{ kind: 'OT', channel: 'BELL', pace: 'DIGEST' }, 'AT_ONCE', 'the bell has no digest'],
  [{ kind: 'OT', channel: 'PUSH', pace: 'DIGEST' }, 'AT_ONCE', 'push has no digest'],
  [{ kind: 'SECURITY', channel: 'EMAIL', pace: 'OFF' }, 'AT_ONCE', 'security cannot be turned off'],
  [{ kind: 'SECURITY', channel: 'BELL', pace: 'OFF' }, 'AT_ONCE', 'nor in the bell'],
])('%o applies as %s: %s', (chosen, pace) => {
  expect(paceOf([chosen], chosen.kind, chosen.channel)).toBe(pace)
})

test('a choice is about its own kind and channel only', () => {
  const chosen = [{ kind: 'LEAVE', channel: 'EMAIL', pace: 'OFF' }] as const
  expect(paceOf(chosen, 'LEAVE', 'PUSH')).toBe('AT_ONCE')
  expect(paceOf(chosen, 'OT', 'EMAIL')).toBe('AT_ONCE')
  expect(notificationKinds.filter(isFixed)).toEqual(['SECURITY'])
})
