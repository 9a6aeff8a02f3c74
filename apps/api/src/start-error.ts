/** An error that the person who starts the program can fix: the message is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
