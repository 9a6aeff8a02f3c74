// A sign-in that somebody gets from another person: the temporary password is shown once.
import * as z from 'zod/mini'

export const newSignIn = z.object({ username: z.string(), temporaryPassword: z.string() })
