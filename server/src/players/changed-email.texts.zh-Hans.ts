export const subject = (child: string) => `我们更新了${child}的资料`
export const notRight = '如果有不对的地方，请直接回复这封电子邮件。'
export const see = (child: string) => `查看${child}的页面`
