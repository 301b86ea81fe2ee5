export const leaveQuestion = '不儲存就離開？'
export const notSaved = '您填寫的內容還沒有儲存。'
export const stay = '留在這裡'
export const leave = '不儲存，離開'
