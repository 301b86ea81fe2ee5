export const done = ' (done)'
