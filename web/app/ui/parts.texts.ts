export const undo = 'Undo'
export const closeMessage = 'Close this message'
export const close = 'Close'
export const loading = 'Loading...'
