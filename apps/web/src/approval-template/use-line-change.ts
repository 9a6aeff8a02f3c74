// The unsaved change of a line: kept while its page is left, saved or discarded.
import { saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import { person } from '@hr/contract/person.ts'
import { resolvers } from '@hr/domain/approval/approval-line.ts'
import * as z from 'zod/mini'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useKeptState } from '#web/shared/form/kept-form.ts'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { draftOf, isSameLine, itemsOf, whySecondPerson } from './template-draft.ts'

/** A change, the line version it is based on (the line may be read again meanwhile), and its reason. */
const changedShape = z.object({
  draft: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        resolver: z.enum(resolvers),
        person: z.nullable(person),
        isAtWork: z.boolean(),
      }),
    ),
  ),
  version: z.string(),
  reason: z.string(),
})
type Changed = z.output<typeof changedShape>
const unchanged: Changed = { draft: null, version: '', reason: '' }

export function useLineChange(template: ApprovalTemplate) {
  const { t } = useTranslation()
  const ownId = useProfile().employee?.id ?? null
  const [changed, setChanged] = useKeptState(`line ${template.kind}`, changedShape, unchanged)
  const { reason } = changed
  const version = changed.version || template.version
  const saved = draftOf(template)
  const draft = (template.mayEdit && changed.draft) || saved
  const isChanged = !isSameLine(saved, draft)
  const critical = isChanged ? whySecondPerson(saved, draft, ownId) : null
  const discard = () => setChanged(unchanged)
  const save = useAction(saveApprovalTemplate, {
    onSuccess: ({ proposal }) => {
      discard()
      toastSuccess(t(proposal === null ? 'approvalTemplate.saved' : 'approvalTemplate.proposal.proposed'))
    },
  })
  return {
    draft,
    reason,
    isChanged,
    /** Why the change needs a second person, unless its author is the only one. */
    critical,
    change: (part: Partial<Pick<Changed, 'draft' | 'reason'>>) =>
      setChanged({ ...changed, ...part, version }),
    discard,
    save: () =>
      save.run({
        kind: template.kind,
        version,
        items: itemsOf(draft),
        ...(critical !== null && reason.trim() !== '' && { reason }),
      }),
    isSaving: save.isRunning,
    error: save.error,
  }
}
