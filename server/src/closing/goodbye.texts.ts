export const title = 'Your account is closed'
export const closed = 'Your account was closed, as you asked.'
export const goesOn =
  'What you’ve paid for stays active: we’ll keep your name, email address and phone until it’s over, and then delete them.'
export const isDeleted =
  'We’ve deleted what we knew about you and your players. Past registrations and payments stay in our books without a name.'
export const wasItYou = 'If this wasn’t you, please reply to this email right away.'
