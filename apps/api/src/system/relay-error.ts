// The job that forwards a browser's error to the chat webhook (spec 7: a multipart message with image and content).
import { postForm } from '#api/outbound/post-form.ts'
import type { OutboundRule } from '#api/outbound/post-outside.ts'
import type { ErrorReport } from '#api/jobs/queues.ts'
import type { Services } from '#api/services.ts'

/** Throws if the webhook rejects it; the job retries. */
export async function relayError(
  { config, files }: Pick<Services, 'config' | 'files'>,
  { content, image }: ErrorReport,
  rule?: OutboundRule,
): Promise<void> {
  if (config.errorWebhookUrl) {
    const form = new FormData()
    form.append('content', content)
    if (image) {
      const bytes = new Uint8Array(await files.get(image.key))
      form.append('image', new Blob([bytes], { type: image.type }), `page.${image.type.split('/')[1]}`)
    }
    await postForm(config.errorWebhookUrl, form, rule)
  }
  if (image) await files.remove(image.key)
}
