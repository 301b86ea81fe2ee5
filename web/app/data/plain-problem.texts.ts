export const unreached =
  'We couldn’t reach the club just now. Nothing was lost. Please try again in a moment.'
export const signedOut = 'You are no longer signed in. Please sign in again; what you filled in stays here.'
export const changedMeanwhile =
  'This has just been changed, perhaps in another window or by the club. Here is how it stands now; please try again.'
