// The owners of a space and their invitations (P1).
import {
  acceptOwnerInvitation,
  inviteOwner,
  listOwnerInvitations,
  listOwners,
  removeOwner,
  withdrawOwnerInvitation,
} from '@hr/contract/space-owner.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { checkAcceptance, invitationAccepted } from './accept-invitation.ts'
import { checkInvitation, invitationWithdrawn, ownerInvited } from './invite-owner.ts'
import { invitationsListed, ownersListed } from './list-owners.ts'
import { ownerRemoved } from './remove-owner.ts'

export const spaceOwnerRoutes: readonly Route[] = [
  route(listOwners, ownersListed),
  route(removeOwner, ownerRemoved),
  route(listOwnerInvitations, invitationsListed),
  preparedRoute(inviteOwner, checkInvitation, ownerInvited),
  route(withdrawOwnerInvitation, invitationWithdrawn),
  preparedRoute(acceptOwnerInvitation, checkAcceptance, invitationAccepted, 'registered'),
]
