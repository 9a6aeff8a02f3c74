import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startHintPace } from './hint-pace.ts'
import type { HintPace } from './hint-pace.ts'

let reads: string[] = []
let isHidden = false
let pace: HintPace

/** Topics read since the last call. */
const readNow = () => reads.splice(0)

beforeEach(() => {
  vi.useFakeTimers()
  reads = []
  isHidden = false
  pace = startHintPace({ read: topic => reads.push(topic), isHidden: () => isHidden, random: () => 0.5 })
})
afterEach(() => {
  pace.stop()
  vi.useRealTimers()
})

describe('a hint', () => {
  test('is read immediately if its topic was quiet', () => {
    pace.onHint('leave', 0)
    expect(readNow()).toEqual(['leave'])
    vi.advanceTimersByTime(60_000)
    expect(readNow()).toEqual([])
  })

  test('is read together with all others of the next two seconds', () => {
    pace.onHint('leave', 0)
    readNow()
    for (let hint = 0; hint < 19; hint++) {
      pace.onHint('leave', 0)
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(99)
    expect(readNow()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(readNow()).toEqual(['leave'])
    vi.advanceTimersByTime(60_000)
    expect(readNow()).toEqual([])
  })

  test('that repeats without end is read every two seconds', () => {
    for (let tenth = 0; tenth < 100; tenth++) {
      pace.onHint('attendance', 0)
      vi.advanceTimersByTime(100)
    }
    expect(readNow()).toHaveLength(6)
  })

  test('does not wait for another topic', () => {
    pace.onHint('leave', 0)
    pace.onHint('employee', 0)
    expect(readNow()).toEqual(['leave', 'employee'])
  })

  test('that many browsers get is read at a random moment', () => {
    pace.onHint('employee', 1000)
    vi.advanceTimersByTime(499)
    expect(readNow()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(readNow()).toEqual(['employee'])

    pace.onHint('employee', 1000)
    vi.advanceTimersByTime(2499)
    expect(readNow()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(readNow()).toEqual(['employee'])
  })

  test('is not read after stop', () => {
    pace.onHint('leave', 1000)
    pace.stop()
    vi.advanceTimersByTime(60_000)
    expect(readNow()).toEqual([])
  })
})

describe('a hidden tab', () => {
  test('reads each missed topic once when it is shown', () => {
    isHidden = true
    for (const topic of ['leave', 'leave', 'employee', 'leave']) pace.onHint(topic, 0)
    vi.advanceTimersByTime(60_000)
    expect(readNow()).toEqual([])
    isHidden = false
    pace.show()
    expect(readNow()).toEqual(['leave', 'employee'])
    pace.show()
    vi.advanceTimersByTime(60_000)
    expect(readNow()).toEqual([])
  })

  test('misses hints that were waiting when it was hidden', () => {
    pace.onHint('leave', 0)
    pace.onHint('leave', 0)
    readNow()
    isHidden = true
    vi.advanceTimersByTime(2000)
    expect(readNow()).toEqual([])
    isHidden = false
    pace.show()
    expect(readNow()).toEqual(['leave'])
  })
})
