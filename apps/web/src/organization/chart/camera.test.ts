import { describe, expect, test } from 'vitest'
import { between, centred, fitted, isOutgrown, seen, showing, startCamera } from './camera.ts'

const size = { width: 1000, height: 600 }
const onScreen = ({ x, y, k }: { x: number; y: number; k: number }, frame: typeof wide) => ({
  left: frame.x * k + x,
  right: (frame.x + frame.width) * k + x,
  top: frame.y * k + y,
  bottom: (frame.y + frame.height) * k + y,
})
const wide = { x: -4000, y: 0, width: 8000, height: 900 }
const small = { x: -100, y: 0, width: 200, height: 100 }

describe('the camera', () => {
  test.each([wide, small, { x: 50, y: 0, width: 300, height: 9000 }])('fits %j on the screen', frame => {
    const { left, right, top, bottom } = onScreen(fitted(frame, size), frame)
    expect(left).toBeGreaterThanOrEqual(31.9)
    expect(right).toBeLessThanOrEqual(968.1)
    expect(top).toBeGreaterThanOrEqual(31.9)
    expect(bottom).toBeLessThanOrEqual(568.1)
    expect((left + right) / 2).toBeCloseTo(500)
  })

  test('never zooms in to fit', () => expect(fitted(small, size).k).toBe(1))

  test('starts with everything, or with the top if that would be unreadable', () => {
    expect(startCamera(small, small, size).k).toBe(1)
    const top = { x: -132, y: 0, width: 264, height: 104 }
    const start = startCamera(wide, top, size)
    expect(start.k).toBe(0.9)
    expect(onScreen(start, top)).toMatchObject({ top: 32, left: 500 - 132 * 0.9 })
  })

  test('sees what fits on the screen', () => {
    expect(seen({ x: 100, y: -50, k: 0.5 }, size)).toEqual({ x: -200, y: 100, width: 2000, height: 1200 })
    expect(seen({ x: 0, y: 0, k: 1 }, size, 0.5)).toEqual({ x: -500, y: -300, width: 2000, height: 1200 })
  })

  test('moves only as far as needed to show a card', () => {
    const camera = { x: 0, y: 0, k: 1 }
    expect(showing(camera, { x: 400, y: 200, width: 264, height: 104 }, size)).toBe(camera)
    expect(showing(camera, { x: 900, y: 200, width: 264, height: 104 }, size)).toEqual({
      x: -196,
      y: 0,
      k: 1,
    })
    expect(showing(camera, { x: -10, y: -10, width: 264, height: 104 }, size)).toEqual({ x: 42, y: 42, k: 1 })
  })

  test('flies from one place to another', () => {
    const [from, to] = [fitted(wide, size), centred(small, size, 1)]
    expect(between(from, to, size, 0)).toEqual(from)
    const end = between(from, to, size, 1)
    expect(end.k).toBeCloseTo(1)
    expect(end.x).toBeCloseTo(to.x)
    expect(end.y).toBeCloseTo(to.y)
  })

  test.each([
    [{ x: 100, y: 0, k: 1 }, false],
    [{ x: 400, y: 0, k: 1 }, true],
    [{ x: 0, y: -220, k: 1 }, true],
    [{ x: 0, y: 0, k: 1.5 }, true],
    [{ x: 0, y: 0, k: 0.7 }, true],
  ])('%j needs a redraw: %s', (now, expected) => {
    expect(isOutgrown({ x: 0, y: 0, k: 1 }, now, size)).toBe(expected)
  })
})
