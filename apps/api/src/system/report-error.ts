// A browser error: an anonymous log line, and a message to the webhook if one is configured.
import { createHash } from 'node:crypto'
import type { reportError as endpoint } from '@hr/contract/system.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { fileTypeFromBuffer } from 'file-type'
import { onRollback } from '#api/db/connect/on-rollback.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { countAttempt } from '#api/session/attempt.store.ts'

/** For files of people outside any workspace. */
const noWorkspace = '00000000-0000-0000-0000-000000000000'
const imageTypes = new Set(['image/png', 'image/jpeg'])

/**
 * Throws FILE_TYPE. Silently drops more than one report a minute per session, and from all visitors without one: an error
 * would be reported again.
 */
export async function reportError(
  context: Context<CheckedInputOf<typeof endpoint>, Caller | null>,
): Promise<Record<string, never>> {
  const { db, caller, input, services, files } = context
  const type = await imageType(files[0]?.bytes)
  const once = {
    key: `report:${caller?.sessionId ?? 'visitors'}`,
    free: 1,
    firstSeconds: 60,
    mostSeconds: 60,
  }
  if ((await countAttempt(db, once)) !== undefined) return {}
  const fingerprint = createHash('sha256').update(input.content).digest('hex').slice(0, 12)
  services.log.warn({ fingerprint, area: caller?.type ?? 'open' }, 'error in a browser')
  if (!services.config.errorWebhookUrl) return {}
  const imageKey =
    files[0] && type ? await services.files.put(caller?.workspaceId ?? noWorkspace, files[0].bytes) : null
  if (imageKey) onRollback(db, () => services.files.remove(imageKey))
  await services.jobs.add(db, 'system.relay-error', {
    content: plainText(
      `${withoutSecrets(input.page)} [${fingerprint}]\n${withoutSecrets(input.content)}`.slice(0, 1800),
    ),
    image: imageKey && type ? { key: imageKey, type } : null,
  })
  return {}
}

async function imageType(bytes: Buffer | undefined): Promise<string | null> {
  if (!bytes) return null
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !imageTypes.has(found.mime)) throw new Refusal('FILE_TYPE')
  return found.mime
}

/** As a block of code, because a stranger may write it: the chat mentions nobody and draws no links. */
export function plainText(text: string): string {
  const quiet = text.replaceAll('`', "'").replaceAll('@', '(at)').replaceAll('<!', '< !')
  return `\`\`\`\n${quiet}\n\`\`\``
}

/** Removes query strings and everything that looks like a token. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/\?[^\s"'<>)]*/g, '?...')
    .replaceAll(/\b(\w*token|auth|ticket|password)=[^\s&,;]*/gi, '$1=***')
    .replaceAll(/[\w-]{32,}/g, '***')
}
