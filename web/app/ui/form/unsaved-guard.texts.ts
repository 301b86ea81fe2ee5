export const leaveQuestion = 'Leave without saving?'
export const notSaved = 'What you’ve typed here isn’t saved yet.'
export const stay = 'Stay here'
export const leave = 'Leave without saving'
