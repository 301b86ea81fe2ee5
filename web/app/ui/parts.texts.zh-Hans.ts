export const undo = '撤销'
export const closeMessage = '关闭这条消息'
export const close = '关闭'
export const loading = '正在加载……'
