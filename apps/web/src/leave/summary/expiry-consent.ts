// Adding days that would expire unused needs HR's consent, for exactly the draft that the server refused; pure.
type Draft = { readonly leaveTypeId: string; readonly halfDays: number | null; readonly date: string | null }

/** Drafts by their keys. */
export type ExpiryConsent = { readonly refused: string | null; readonly accepted: string | null }

export const draftKey = ({ leaveTypeId, halfDays, date }: Draft): string =>
  JSON.stringify([leaveTypeId, halfDays, date])

/** A changed draft is neither asked about nor accepted: the server checks it first. */
export function expiryQuestion({ refused, accepted }: ExpiryConsent, draft: Draft) {
  const isAsked = refused === draftKey(draft)
  return { isAsked, isAccepted: isAsked && accepted === refused }
}
