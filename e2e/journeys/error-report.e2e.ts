// An error that is shown is reported with a picture of the page that hides what it says (spec 7, 8).
import { randomUUID } from 'node:crypto'
import { errorReporting } from '@hr/contract/system.ts'
import type { Page } from '@playwright/test'
import { emptyInstallation } from '../empty-installation.ts'
import { signInAs } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const [width, height] = [160, 32]
const texts = { private: ['WWWWWWWW', 'iiiiiiii'], label: ['WWWWWWWW', 'iiiiiiii'] }

/** Keeps the picture that the page sends. */
const keepPicture = (page: Page) =>
  page.addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (...asked) => {
      const body = asked[1]?.body
      const image = body instanceof FormData ? body.get('image') : null
      if (image instanceof File) Object.assign(globalThis, { picture: image })
      return send(...asked)
    }
  })

/** Four texts of the same size in a row: two as anything on the page, two as labels. */
const addTexts = (page: Page) =>
  page.addInitScript(
    ([words, wide, high]) => {
      const row = [
        ...words.private.map(text => ['div', text] as const),
        ...words.label.map(text => ['label', text] as const),
      ]
      row.forEach(([name, text], place) => {
        const element = document.createElement(name)
        element.textContent = text
        element.style.cssText = `position:fixed;z-index:9999;top:320px;left:${place * wide}px;width:${wide}px;height:${high}px;background:#fff;color:#000;font:20px monospace`
        addEventListener('DOMContentLoaded', () => document.body.append(element))
      })
    },
    [texts, width, height] as const,
  )

/** How much each of the three neighbours of the first text differs from it, per pixel and colour. */
const differences = (page: Page) =>
  page.evaluate(
    async ([wide, high]) => {
      const bitmap = await createImageBitmap((globalThis as unknown as { picture: File }).picture)
      const scale = bitmap.width / innerWidth
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const part = (place: number) =>
        context?.getImageData(place * wide * scale, 320 * scale, wide * scale, high * scale).data ?? []
      const first = part(0)
      return [1, 2, 3].map(place => {
        const other = part(place)
        return (
          [...first].reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / first.length
        )
      })
    },
    [width, height] as const,
  )

test('an error shown is reported with a masked picture, and the reader learns of it', async ({
  open,
  startServer,
}) => {
  const webhook = { ERROR_WEBHOOK_URL: 'https://chat.example.la/hook' }
  const { url: at, administrator } = await emptyInstallation(startServer, webhook)
  expect(await ask(errorReporting, {}, { at })).toEqual({ isOn: true })
  const page = await open({ at })
  await keepPicture(page)
  await page.goto('/employee')
  await signInAs(page, administrator)
  await expect(page).toHaveURL('/app/dashboard')
  await addTexts(page)
  const sent = page.waitForResponse(
    answer => answer.url() === `${at}/api/error-reports` && answer.request().method() === 'POST',
  )
  await page.goto(`/app/leaves/leave-requests/${randomUUID()}`)
  expect((await sent).status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: t.ui.errorReported })).toBeVisible()
  const [otherText = 0, sameLabel = 0, otherLabel = 0] = await differences(page)
  // The same letters are never drawn to exactly the same pixels.
  expect(otherText * 2).toBeLessThan(Math.min(sameLabel, otherLabel))
})
