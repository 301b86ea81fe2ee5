export const on = '照常'
export const delayed = '推迟开始'
export const moved = '已改时间或地点'
export const cancelled = '已取消'

export const linkCopied = '链接已复制。'
export const copyAddress = '请复制窗口顶部的网址。'

export const dateInWords = (weekday: string, day: string) => `${day}，${weekday}`

export const loading = '正在加载……'
