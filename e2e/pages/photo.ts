// A photo drawn in the browser, so that the repository needs no image file.
import type { Page } from '@playwright/test'

export async function picture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 800
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('No canvas')
    context.fillStyle = '#9cc0d8'
    context.fillRect(0, 0, 600, 800)
    context.fillStyle = '#3c508c'
    context.fillRect(150, 450, 300, 350)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
