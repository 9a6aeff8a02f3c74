// Sends an error with a masked picture of the page (spec 7, 8), if the installation passes errors on.
import { errorReporting, reportError } from '@hr/contract/system.ts'
import { domToBlob } from 'modern-screenshot'
import { call } from '#web/api/call.ts'
import { mask } from './mask.ts'

/** The setting changes only with a restart of the server. */
let isOn: boolean | undefined

/** Until the toast with the error is in its place. */
const toastMs = 400

/** True if a report was sent. */
export async function sendReport(content: string): Promise<boolean> {
  isOn ??= (await call(errorReporting, {})).isOn
  if (!isOn) return false
  await new Promise(resolve => setTimeout(resolve, toastMs))
  const image = new File([await drawPage()], 'page.jpeg', { type: 'image/jpeg' })
  await call(reportError, { content, page: location.pathname }, { files: [image] })
  return true
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
