export const enterName = '請填寫您的姓名。'
export const enterEmail = '請填寫電郵地址，例如name@example.org。'
export const chooseTopic = '請選擇主題。'
export const enterMessage = '請填寫留言。'
export const tooLong = (most: number) => `太長了：最多${most}個字元。`
