/** The parts between which an e-mail address may take another line; a text without one is one part. */
export const mailParts = (text: string): readonly string[] =>
  text.includes('@') ? (text.match(/[@.]*[^@.]+[@.]*/g) ?? [text]) : [text]
