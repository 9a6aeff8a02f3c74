import { Refusal } from '#api/http/refusal.ts'

/** Without a reason if the whole space is suspended. */
export const workspaceSuspended = (reason: string | null): Refusal =>
  new Refusal('WORKSPACE_SUSPENDED', { reason: reason || '–' })
