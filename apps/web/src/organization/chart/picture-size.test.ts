import { describe, expect, test } from 'vitest'
import { pageSize, pictureScale } from './picture-size.ts'

describe('a picture', () => {
  test.each([
    [1000, 800],
    [7000, 2500],
  ])('of %i x %i is twice as large as on the screen', (width, height) => {
    expect(pictureScale(width, height)).toBe(2)
  })

  test.each([
    [60_000, 2000],
    [2000, 60_000],
    [30_000, 30_000],
    [15_000, 15_000],
  ])('of %i x %i stays within the limits of a canvas', (width, height) => {
    const scale = pictureScale(width, height)
    expect(width * scale).toBeLessThanOrEqual(16_000)
    expect(height * scale).toBeLessThanOrEqual(16_000)
    expect(width * scale * height * scale).toBeLessThanOrEqual(80_000_001)
    expect(scale).toBeGreaterThan(0)
  })
})

describe('a page', () => {
  test('is as large as the chart, with a millimetre to spare', () => {
    expect(pageSize(960, 480)).toEqual({ width: 254, height: 128 })
  })

  test('never exceeds the limits of a PDF, and keeps the aspect ratio', () => {
    const { width, height } = pageSize(60_000, 6000)
    expect(width).toBe(5000)
    expect(height).toBe(501)
  })
})
