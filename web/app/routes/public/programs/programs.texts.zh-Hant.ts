export const title = '課程'
export const description = '按年齡劃分的課程：訓練日、費用和剩餘名額。'
export const keywords = '青少年足球課程，列治文足球報名，溫哥華足球費用'
export const lead = (days: number) =>
  `選擇孩子的出生年份，看看有哪些課程。我們確認名額後，您在${days}天內付款。`
export const anyYear = '所有年齡'
export const show = '顯示'
