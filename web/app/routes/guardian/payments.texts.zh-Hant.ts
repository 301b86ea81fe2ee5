export const title = '付款'
export const description = '應付款項、付款方式，以及您付過的款。'
export const print = '列印'
export const allPaid = '都付清了，謝謝！'
export const credit = (amount: string) => `您有餘額${amount}，會抵扣下一次付款。`
export const creditBack = (amount: string, back: string) =>
  `您有餘額${amount}，我們正把其中的${back}退還給您。`
export const later = '以後應付'
export const statement = '結單'
export const nothing = '沒有應付款項'
export const nothingLead = '名額批准之後，這裡會按月列出應付款項和付款方式。'
export const toRegistrations = '查看您的報名'
