export const monthly = (days: number, dayOfMonth: number) =>
  `按月付款：第一個月的費用在我們確認名額後${days}天內支付，如果當月1日較晚，則在當月1日或之前支付；其餘月份在每月${dayOfMonth}日或之前支付。`
export const atOnce = (days: number) =>
  `所有月份的費用一次付清：在我們確認名額後${days}天內支付，如果第一個月的1日較晚，則在那一天或之前支付。`
export const asYouChoose = (days: number, dayOfMonth: number) =>
  `報名時您可以選擇付款方式：按月付款，每月${dayOfMonth}日或之前支付；或一次付清。首次付款在我們確認名額後${days}天內支付，如果第一個月的1日較晚，則在那一天或之前支付。`
