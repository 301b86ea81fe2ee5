export const monthly = (days: number, dayOfMonth: number) =>
  `按月付款：第一个月的付款截止日是我们确认名额后第${days}天，或该月1日，以较晚的日期为准；其余月份的付款截止日是每月${dayOfMonth}日。`
export const atOnce = (days: number) =>
  `所有月份的费用一次付清：付款截止日是我们确认名额后第${days}天，或第一个月的1日，以较晚的日期为准。`
export const asYouChoose = (days: number, dayOfMonth: number) =>
  `报名时您可以选择付款方式：按月付款，每月${dayOfMonth}日或之前支付；或一次付清。首次付款的截止日是我们确认名额后第${days}天，或第一个月的1日，以较晚的日期为准。`
