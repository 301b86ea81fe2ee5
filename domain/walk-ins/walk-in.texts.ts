export const codeUnknown = () =>
  'This code and birth date don’t go together, or the code no longer works. Please check both, or ask the club for a new code.'
export const codeTriedTooOften = () => 'Too many tries. Please wait a while, or call the club.'
