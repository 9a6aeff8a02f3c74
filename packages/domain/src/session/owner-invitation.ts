// How long an invitation to become an owner of a space may be accepted (P1).
export const ownerInvitationDays = 7
