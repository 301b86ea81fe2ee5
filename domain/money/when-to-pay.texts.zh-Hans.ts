export const monthly = (days: number, dayOfMonth: number) =>
  `按月付款：第一个月的费用在我们确认名额后${days}天内支付，如果当月1日更晚，则在当月1日或之前支付；其余月份在每月${dayOfMonth}日或之前支付。`
export const atOnce = (days: number) =>
  `所有月份的费用一次付清：在我们确认名额后${days}天内支付，如果第一个月的1日更晚，则在那一天或之前支付。`
export const asYouChoose = (days: number, dayOfMonth: number) =>
  `报名时您可以选择付款方式：按月付款，每月${dayOfMonth}日或之前支付；或一次付清。首次付款在我们确认名额后${days}天内支付，如果第一个月的1日更晚，则在那一天或之前支付。`
