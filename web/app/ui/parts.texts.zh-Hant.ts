export const undo = '復原'
export const closeMessage = '關閉這則訊息'
export const close = '關閉'
export const loading = '正在載入……'
