export const monthly = (days: number, dayOfMonth: number) =>
  `按月付款：第一個月的付款限期是我們確認名額後第${days}天，或該月1日，以較後的日期為準；其餘月份的付款限期是每月${dayOfMonth}日。`
export const atOnce = (days: number) =>
  `所有月份的費用一次付清：付款限期是我們確認名額後第${days}天，或第一個月的1日，以較後的日期為準。`
export const asYouChoose = (days: number, dayOfMonth: number) =>
  `報名時您可以選擇付款方式：按月付款，每月${dayOfMonth}日或之前支付；或一次付清。首次付款的限期是我們確認名額後第${days}天，或第一個月的1日，以較後的日期為準。`
