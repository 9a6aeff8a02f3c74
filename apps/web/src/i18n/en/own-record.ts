export const ownRecord = {
  reason: 'Reason (own record)',
  reasonHint: 'Recorded in the audit log. Your line manager and the administrators are notified.',
  lockedFields: 'Your pay, employment and staff ID are locked here: someone else must change them.',
  byOthers: 'Someone else must change your job, pay and shift.',
}
