// The filters of the list of users, in the URL.
import { userKinds, userStatuses } from '@hr/contract/console-user.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

export const usersViewShape = z.object({
  search: searchText(),
  kind: z.optional(z.enum(userKinds)),
  status: z.optional(z.enum(userStatuses)),
  role: z.optional(z.string()),
})
export type UsersView = z.output<typeof usersViewShape>

export const noFilters = { search: '', kind: undefined, status: undefined, role: undefined } as const

export const inputOf = ({ search, kind, status, role }: UsersView) => ({
  search,
  ...(kind && { kind }),
  ...(status && { status }),
  ...(role !== undefined && { roleId: role }),
})
