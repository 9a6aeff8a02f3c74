// Days that would expire unused are given only when HR accepts it, for exactly what the server refused; pure.
type Draft = { readonly leaveTypeId: string; readonly halfDays: number | null; readonly date: string | null }

/** Drafts by their keys. */
export type ExpiryConsent = { readonly refused: string | null; readonly accepted: string | null }

export const draftKey = ({ leaveTypeId, halfDays, date }: Draft): string =>
  JSON.stringify([leaveTypeId, halfDays, date])

/** A changed draft is not asked about and not accepted: the server looks at it first. */
export function expiryQuestion({ refused, accepted }: ExpiryConsent, draft: Draft) {
  const isAsked = refused === draftKey(draft)
  return { isAsked, isAccepted: isAsked && accepted === refused }
}
