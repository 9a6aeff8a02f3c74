// Sends an error with a masked picture of the page (spec 7, 8).
import { reportError } from '@hr/contract/system.ts'
import { domToBlob } from 'modern-screenshot'
import { call } from '#web/api/call.ts'
import { mask } from './mask.ts'

/** Until the toast with the error is in its place. */
const toastMs = 400

export async function sendReport(content: string): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, toastMs))
  const image = new File([await drawPage()], 'page.jpeg', { type: 'image/jpeg' })
  await call(reportError, { content, page: location.pathname }, { files: [image] })
}

/** What the window shows. */
const drawPage = (): Promise<Blob> =>
  domToBlob(document.body, {
    type: 'image/jpeg',
    quality: 0.7,
    width: innerWidth,
    height: innerHeight,
    style: { margin: '0', transform: `translateY(-${scrollY}px)` },
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    font: false,
    timeout: 5_000,
    onCloneNode: mask,
  })
