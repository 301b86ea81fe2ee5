export const inSize = (item: string, size: string | null) => `${item}${size ? `（${size}）` : ''}`
export const saidYes = '您收到這封電郵，是因為您同意接收我們的通訊。'
export const unsubscribe = '取消訂閱通訊'
