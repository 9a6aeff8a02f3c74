// The owners of a space and their invitations (P1).
import * as contract from '@hr/contract/space-owner.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { checkAcceptance, acceptOwnerInvitation } from './accept-invitation.ts'
import { checkInvitation, withdrawOwnerInvitation, inviteOwner } from './invite-owner.ts'
import { listOwnerInvitations, listOwners } from './list-owners.ts'
import { removeOwner } from './remove-owner.ts'

export const spaceOwnerRoutes: readonly Route[] = [
  route(contract.listOwners, listOwners),
  route(contract.removeOwner, removeOwner),
  route(contract.listOwnerInvitations, listOwnerInvitations),
  preparedRoute(contract.inviteOwner, checkInvitation, inviteOwner),
  route(contract.withdrawOwnerInvitation, withdrawOwnerInvitation),
  preparedRoute(contract.acceptOwnerInvitation, checkAcceptance, acceptOwnerInvitation, 'registered'),
]
