// Users of the operator console and owners of spaces (P3).
import {
  activateUser,
  changeUserEmail,
  createUser,
  deactivateUser,
  endUserSession,
  endUserSessions,
  getUser,
  listUserHistory,
  listUserSessions,
  listUsers,
  resetUserPassword,
  turnOffUserSecondStep,
  updateUser,
} from '@hr/contract/console-user.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { ownPasswordTyped } from '#api/session/own-password.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'
import { userAdded } from './add-user.ts'
import { userEmailChanged } from './change-user-email.ts'
import { userFound, usersFound } from './find-users.ts'
import { userPasswordReset } from './reset-user-password.ts'
import { userActivated, userDeactivated } from './set-user-status.ts'
import { userSecondStepTurnedOff } from './turn-off-user-second-step.ts'
import { userUpdated } from './update-user.ts'
import { userHistoryFound } from './user-history.ts'
import { userSessionEnded, userSessionsEnded, userSessionsFound } from './user-sessions.ts'

export const consoleUserRoutes: readonly Route[] = [
  route(listUsers, usersFound),
  preparedRoute(createUser, makeTemporaryPassword, userAdded),
  route(getUser, userFound),
  route(updateUser, userUpdated),
  preparedRoute(changeUserEmail, ownPasswordTyped, userEmailChanged),
  route(deactivateUser, userDeactivated),
  route(activateUser, userActivated),
  preparedRoute(resetUserPassword, ownPasswordTyped, userPasswordReset),
  preparedRoute(turnOffUserSecondStep, ownPasswordTyped, userSecondStepTurnedOff),
  route(listUserSessions, userSessionsFound),
  route(endUserSession, userSessionEnded),
  route(endUserSessions, userSessionsEnded),
  route(listUserHistory, userHistoryFound),
]
