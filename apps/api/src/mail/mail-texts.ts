export type MailText = { readonly subject: string; readonly body: string }

/** The texts of some mails in one language, by code; `{name}` is replaced by the parameter of that name. */
export type MailTexts<Parameters> = Readonly<Record<keyof Parameters, MailText>>
