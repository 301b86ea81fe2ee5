export const inSize = (item: string, size: string | null) => `${item}${size ? `（${size}）` : ''}`
export const saidYes = '您收到这封邮件，是因为您同意接收我们的通讯。'
export const unsubscribe = '退订通讯'
