export const planNotOffered = () =>
  'This way of paying is no longer offered. Please reload the page to see how the club asks to be paid.'
export const planIsSettled = () => 'The place is charged already, so how it is paid for stays as it is.'
