// Sends a form to an https address outside.
import { postOutside, publicOnly } from './post-outside.ts'

/** Throws when the address is refused, the server does not answer, or answers anything but 2xx. */
export async function postForm(address: string, form: FormData, rule = publicOnly): Promise<void> {
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const { status } = await postOutside(address, { headers, body }, rule)
  if (status < 200 || status >= 300) throw new Error(`The server outside answered ${status}`)
}
