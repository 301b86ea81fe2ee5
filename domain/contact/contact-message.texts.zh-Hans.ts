export const enterName = '请填写您的姓名。'
export const enterEmail = '请填写电子邮件地址，例如name@example.org。'
export const chooseTopic = '请选择主题。'
export const enterMessage = '请填写留言。'
export const tooLong = (most: number) => `太长了：最多${most}个字符。`
