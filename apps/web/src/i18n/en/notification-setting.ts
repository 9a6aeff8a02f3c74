export const notificationSetting = {
  title: 'Notification settings',
  text: 'Choose how you are notified of each kind of news.',
  channels: { BELL: 'Bell', PUSH: 'Device', EMAIL: 'E-mail' },
  paces: { AT_ONCE: 'At once', DIGEST: 'Daily digest', OFF: 'Off' },
  always: 'Always on: these protect your sign-in',
  emailHint:
    '“At once” sends requests awaiting your approval, reminders and decisions. The digest lists everything that is still open.',
  emailTo: 'E-mails go to {{address}}.',
  noEmail: 'You have no e-mail address yet: ask HR to add one.',
  digestHour: 'Time of the daily digest',
  digestHint: 'One e-mail a day, in the company’s time zone. Nothing is sent when nothing is open.',
  noDigestHint: 'Choose “Daily digest” for a kind above to get one.',
  save: 'Save settings',
  saved: 'Notification settings saved',
}
