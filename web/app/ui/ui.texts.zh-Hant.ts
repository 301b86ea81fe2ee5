export const on = '照常'
export const delayed = '延遲開始'
export const moved = '已改時間或地點'
export const cancelled = '已取消'

export const linkCopied = '連結已複製。'
export const copyAddress = '請複製視窗頂部的網址。'

export const dateInWords = (weekday: string, day: string) => `${day}，${weekday}`

export const loading = '正在載入……'
