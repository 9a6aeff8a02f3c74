// Users of the operator console and owners of spaces (P3).
import * as contract from '@hr/contract/console-user.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { ownPasswordTyped } from '#api/session/own-password-typed.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'
import { createUser } from './create-user.ts'
import { changeUserEmail } from './change-user-email.ts'
import { getUser, listUsers } from './find-users.ts'
import { resetUserPassword } from './reset-user-password.ts'
import { activateUser, deactivateUser } from './set-user-status.ts'
import { turnOffUserSecondStep } from './turn-off-user-second-step.ts'
import { updateUser } from './update-user.ts'
import { listUserHistory } from './list-user-history.ts'
import { endUserSession, endUserSessions, listUserSessions } from './user-sessions.ts'

export const consoleUserRoutes: readonly Route[] = [
  route(contract.listUsers, listUsers),
  preparedRoute(contract.createUser, makeTemporaryPassword, createUser),
  route(contract.getUser, getUser),
  route(contract.updateUser, updateUser),
  preparedRoute(contract.changeUserEmail, ownPasswordTyped, changeUserEmail),
  route(contract.deactivateUser, deactivateUser),
  route(contract.activateUser, activateUser),
  preparedRoute(contract.resetUserPassword, ownPasswordTyped, resetUserPassword),
  preparedRoute(contract.turnOffUserSecondStep, ownPasswordTyped, turnOffUserSecondStep),
  route(contract.listUserSessions, listUserSessions),
  route(contract.endUserSession, endUserSession),
  route(contract.endUserSessions, endUserSessions),
  route(contract.listUserHistory, listUserHistory),
]
