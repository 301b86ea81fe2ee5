export const codeUnknown = () =>
  'This code and birth date don’t go together, or the code has ended. Please check both, or ask the club for a new code.'
export const codeTriedTooOften = () => 'That was tried too often. Please wait a while, or call the club.'
