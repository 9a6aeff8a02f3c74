// Who may call each endpoint of the users, roles and exports of the operator console.
import type { PersonaName } from './personas.ts'

const operator: readonly PersonaName[] = ['operator']

const owners: readonly PersonaName[] = ['owner']

export const consoleDoors: Readonly<Record<string, readonly PersonaName[]>> = {
  'consoleRole.listConsoleRoles': operator,
  'consoleRole.createConsoleRole': operator,
  'consoleRole.updateConsoleRole': operator,
  'consoleRole.deleteConsoleRole': operator,
  'consoleRole.getConsoleRolePermissions': operator,
  'consoleRole.updateConsoleRolePermissions': operator,
  'consoleRole.listConsolePermissions': operator,
  'consoleUser.listUsers': operator,
  'consoleUser.getUser': operator,
  'consoleUser.createUser': operator,
  'consoleUser.updateUser': operator,
  'consoleUser.changeUserEmail': operator,
  'consoleUser.deactivateUser': operator,
  'consoleUser.activateUser': operator,
  'consoleUser.resetUserPassword': operator,
  'consoleUser.turnOffUserSecondStep': operator,
  'consoleUser.listUserSessions': operator,
  'consoleUser.endUserSession': operator,
  'consoleUser.endUserSessions': operator,
  'consoleUser.listUserHistory': operator,
  'workspaceExport.startWorkspaceExport': operator,
  'workspaceExport.downloadWorkspaceExport': owners,
}
