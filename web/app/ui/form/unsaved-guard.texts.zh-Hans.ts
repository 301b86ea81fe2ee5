export const leaveQuestion = '不保存就离开？'
export const notSaved = '您填写的内容还没有保存。'
export const stay = '留在这里'
export const leave = '不保存，离开'
