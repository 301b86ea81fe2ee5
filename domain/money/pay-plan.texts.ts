export const planNotOffered = () =>
  'This way of paying is no longer offered. Please reload the page to see how the club asks to be paid.'
export const planIsSettled = () =>
  'This place has already been charged, so its payment plan can’t be changed.'
