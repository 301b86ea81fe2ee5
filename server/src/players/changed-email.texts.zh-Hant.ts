export const subject = (child: string) => `我們更新了${child}的資料`
export const notRight = '如有不對的地方，請直接回覆這封電郵。'
export const see = (child: string) => `查看${child}的頁面`
