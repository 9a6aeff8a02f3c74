export const ownRecord = {
  reason: 'Reason (own record)',
  reasonHint: 'It goes into the audit log. Your line manager and the administrators are notified.',
}
