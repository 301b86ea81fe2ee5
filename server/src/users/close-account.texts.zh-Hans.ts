export const title = '您在俱乐部的两份记录已合并'
export const together = (email: string) =>
  `您以前用两个电子邮件地址登记。现在资料已合在一起：请用${email}登录。`
export const noLonger = '这个地址不能再用来登录。如果有误，请直接回复这封邮件或打电话给我们。'
