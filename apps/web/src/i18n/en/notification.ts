export const notification = {
  title: 'Notifications',
  open_one: 'Notifications, {{count}} unread',
  open_other: 'Notifications, {{count}} unread',
  open_zero: 'Notifications, none unread',
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  empty: 'No notifications',
  emptyHint: 'Decisions, requests to approve and reminders appear here.',
}
