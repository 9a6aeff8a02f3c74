// The permissions of a role during editing.
import { updateRolePermissions } from '@hr/contract/access.ts'
import type { Role, permissionGroup } from '@hr/contract/access.ts'
import { can } from '@hr/domain/access/can.ts'
import { permissionCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import type { CatalogueGroup, SingleAction } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useKeptState } from '#web/shared/kept-form.ts'
import { useAccess, useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { draftChanges, drafted, isGiven, ticked } from './permission-draft.ts'
import type { Draft } from './permission-draft.ts'

type Groups = readonly z.output<typeof permissionGroup>[]
export type PermissionDraft = ReturnType<typeof usePermissionDraft>

const ticksShape = z.array(z.tuple([z.string(), z.boolean()]))
const noTicks: z.output<typeof ticksShape> = []

export function usePermissionDraft(role: Role, groups: Groups | undefined) {
  const { t } = useTranslation()
  const may = useCan()
  const access = useAccess()
  const held = useMemo(() => new Set(groups?.flatMap(group => group.permissionIds)), [groups])
  const [ticks, setTicks] = useKeptState(`permissions ${role.id}`, ticksShape, noTicks)
  const draft: Draft = useMemo(() => new Map(ticks), [ticks])
  /** Somebody else changed the role before it was saved. */
  const [isStale, setIsStale] = useState(false)
  const begin = () => {
    setTicks(noTicks)
    setIsStale(false)
  }
  const action = useAction(updateRolePermissions, {
    // The draft stays and now applies to the role's current permissions.
    onError: ({ code }) => {
      if (code === 'STALE') setIsStale(true)
    },
    onSuccess: () => {
      begin()
      toastSuccess(t('access.permissionsSaved'))
    },
  })
  const mayEdit = may('ROLE_AND_PERMISSION', 'edit')
  const givable = new Set(
    permissionCatalogue.flatMap(({ groupName, actions }) =>
      actions
        .filter(name => mayEdit && can(access, groupName, name))
        .map(name => permissionId({ groupName, name })),
    ),
  )
  const changes = draftChanges(held, draft)
  return {
    mayEdit,
    changes,
    isChanged: changes.given.length + changes.taken.length > 0,
    isSaving: action.isRunning,
    isGiven: (id: string) => isGiven(held, draft, id),
    isDrafted: (id: string) => draft.has(id) && draft.get(id) !== held.has(id),
    mayGive: (id: string) => givable.has(id),
    tick: ({ groupName }: CatalogueGroup, actions: readonly SingleAction[], wanted: boolean) =>
      setTicks(current => [
        ...ticked(held, new Map(current), { groupName, actions, wanted, mayGive: id => givable.has(id) }),
      ]),
    discard: begin,
    isStale,
    save: () => action.run({ id: role.id, before: [...held], permissionIds: drafted(held, draft) }),
  }
}
