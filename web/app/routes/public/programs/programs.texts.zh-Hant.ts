export const title = '課程'
export const description = '按年齡劃分的課程：訓練日、費用和剩餘名額。'
export const keywords = '青少年足球課程，列治文足球報名，溫哥華足球費用'
export const lead = (whenToPay: string) => `選擇孩子的出生年份，看看有哪些課程。${whenToPay}`
export const anyYear = '所有年齡'
export const show = '顯示'
