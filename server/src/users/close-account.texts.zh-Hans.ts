export const title = '您在俱乐部的两份记录已合并'
export const together = (email: string) => `您以前用两个地址登记。现在已合在一起：请用${email}登录。`
export const noLonger = '这个地址不能再登录。如果有误，请直接回复这封邮件或打电话给我们。'
