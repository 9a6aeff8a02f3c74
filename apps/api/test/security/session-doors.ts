// Who may call the endpoints of sign-ins and notifications, for the permission matrix.
import { everybody, inside, owners, signedIn, withRestricted } from './persona-groups.ts'
import type { PersonaName } from './personas.ts'

export const sessionDoors: Readonly<Record<string, readonly PersonaName[]>> = {
  'notification.listNotifications': signedIn,
  'notification.readNotification': signedIn,
  'notification.readAllNotifications': signedIn,
  'notification.unreadNotification': signedIn,
  'notificationSetting.getNotificationSettings': inside,
  'notificationSetting.updateNotificationSettings': inside,
  'session.login': everybody,
  'session.employeeLogin': everybody,
  'session.verifyEmail': everybody,
  'session.register': everybody,
  'session.checkLink': everybody,
  'session.forgotPassword': everybody,
  'session.resetPasswordByEmail': everybody,
  'session.changePassword': withRestricted,
  'session.chooseLanguage': signedIn,
  'session.accessWorkspace': owners,
  'push.getPushKey': everybody,
  'push.keepDevice': inside,
  'push.removeDevice': inside,
  'session.accessTicket': owners,
  'session.leaveWorkspace': ['ownerInside'],
  'session.logout': withRestricted,
  'session.getProfile': signedIn,
  'session.demoSignIns': everybody,
  'ownSession.listOwnSessions': signedIn,
  'ownSession.endOwnSession': signedIn,
  'ownSession.endOtherSessions': signedIn,
}
