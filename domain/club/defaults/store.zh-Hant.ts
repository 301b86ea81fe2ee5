import type { Store } from '../schemas/store.ts'

/** The Chinese version of `store.ts`. */
export const defaultStore: Store = {
  isOpen: true,
  closed: '商店八月開放。請留言給我們，開放時我們會通知您。',
  steps: [
    { title: '下單', text: '選好商品、尺碼，以及給哪個孩子。' },
    { title: '付款', text: '{{payByTransfer}}{{payInCash}}' },
    { title: '領取', text: '準備好之後，我們會發電郵給您。請在訓練時領取。' },
  ],
  pickUp: '{{trainingDays}}{{arriveTime}}起，在{{field}}的球會服務枱領取。',
  returns: '沒穿過的商品14天內可以換貨。印了名字或號碼的商品不能退換。',
  sizeAdvice: '讓孩子脫鞋靠牆量身高。介乎兩個尺碼之間時選大一號，不要大兩號：球衣太大會礙事。',
  handMeDown: '穿不下的球鞋和護脛可以免費傳給別人：請放進球會服務枱的舊物箱，也歡迎從裡面拿一對。',
}
