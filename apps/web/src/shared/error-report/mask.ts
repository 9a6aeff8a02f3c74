// Hides what a picture of the page could tell about people: only words of the interface stay readable.

/** Texts that the product writes itself; the error is sent as text anyway. */
const readable =
  'label:not([class]), .mantine-InputWrapper-label, legend, thead th, dt, nav, [role="tab"], [data-toast="error"]'
const pictures = new Set(['img', 'image', 'canvas', 'video'])

export const hidden = (text: string): string => text.replaceAll(/[\p{L}\p{M}\p{N}]/gu, '•')

/** Changes the tree of a drawing, never the page itself. */
export function mask(root: Node): void {
  if (root instanceof Element && root.matches(readable)) return
  if (root instanceof Text) root.data = hidden(root.data)
  if (root instanceof HTMLInputElement || root instanceof HTMLTextAreaElement) maskField(root)
  if (root instanceof Element && pictures.has(root.localName)) maskPicture(root)
  for (const child of root.childNodes) mask(child)
}

function maskField(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.value = hidden(field.value)
  field.setAttribute('value', field.value)
  field.setAttribute('placeholder', '')
}

/** Without a source a browser draws a broken picture. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function maskPicture(picture: Element): void {
  for (const name of ['srcset', 'href']) picture.removeAttribute(name)
  picture.setAttribute('src', blank)
}
