export const ownRecord = {
  reason: 'Reason (own record)',
  reasonHint: 'It goes into the audit log. Your line manager and the administrators are notified.',
  lockedFields: 'Your pay, employment and staff ID are locked here: somebody else must change them.',
  byOthers: 'Somebody else must change your job, pay and shift.',
}
