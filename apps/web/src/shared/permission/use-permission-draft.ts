// The permissions of a role during editing.
import type { updateRolePermissions } from '@hr/contract/access.ts'
import type { updateConsoleRolePermissions } from '@hr/contract/console-role.ts'
import type { PermissionGroup } from '@hr/contract/role-permission.ts'
import { can } from '@hr/domain/access/can.ts'
import type { CatalogueGroup, SingleAction } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useKeptState } from '#web/shared/form/kept-form.ts'
import { useAccess } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { draftChanges, drafted, isGiven, ticked } from './permission-draft.ts'
import type { Draft } from './permission-draft.ts'

export type PermissionDraft = ReturnType<typeof usePermissionDraft>

const ticksShape = z.array(z.tuple([z.string(), z.boolean()]))
const noTicks: z.output<typeof ticksShape> = []

type Edited = {
  readonly roleId: string
  /** What the role gives; undefined while it is not known. */
  readonly groups: readonly PermissionGroup[] | undefined
  readonly catalogue: readonly CatalogueGroup[]
  readonly endpoint: typeof updateRolePermissions | typeof updateConsoleRolePermissions
  readonly mayEdit: boolean
}

export function usePermissionDraft({ roleId, groups, catalogue, endpoint, mayEdit }: Edited) {
  const { t } = useTranslation()
  const access = useAccess()
  const held = useMemo(() => new Set(groups?.flatMap(group => group.permissionIds)), [groups])
  const [ticks, setTicks] = useKeptState(`permissions ${roleId}`, ticksShape, noTicks)
  const draft: Draft = useMemo(() => new Map(ticks), [ticks])
  /** Somebody else changed the role before it was saved. */
  const [isStale, setIsStale] = useState(false)
  const begin = () => {
    setTicks(noTicks)
    setIsStale(false)
  }
  const action = useAction(endpoint, {
    // The draft stays and now applies to the role's current permissions.
    onError: ({ code }) => {
      if (code === 'STALE') setIsStale(true)
    },
    onSuccess: () => {
      begin()
      toastSuccess(t('access.permissionsSaved'))
    },
  })
  const givable = new Set(
    catalogue.flatMap(({ groupName, actions }) =>
      actions
        .filter(name => mayEdit && can(access, groupName, name))
        .map(name => permissionId({ groupName, name })),
    ),
  )
  const changes = draftChanges(held, draft)
  return {
    catalogue,
    mayEdit,
    changes,
    isChanged: changes.given.length + changes.taken.length > 0,
    isSaving: action.isRunning,
    isUnsaved: () => changes.given.length + changes.taken.length > 0 && !action.isRunning,
    isGiven: (id: string) => isGiven(held, draft, id),
    isDrafted: (id: string) => draft.has(id) && draft.get(id) !== held.has(id),
    mayGive: (id: string) => givable.has(id),
    tick: ({ groupName }: CatalogueGroup, actions: readonly SingleAction[], wanted: boolean) =>
      setTicks(current => [
        ...ticked(held, new Map(current), { groupName, actions, wanted, mayGive: id => givable.has(id) }),
      ]),
    discard: begin,
    isStale,
    save: () => action.run({ id: roleId, before: [...held], permissionIds: drafted(held, draft) }),
  }
}
