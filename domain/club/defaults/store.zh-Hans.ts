import type { Store } from '../schemas/store.ts'

/** The Chinese version of `store.ts`. */
export const defaultStore: Store = {
  isOpen: true,
  closed: '商店八月开放。请给我们留言，开放时我们会通知您。',
  steps: [
    { title: '下单', text: '选好商品、尺码，以及给哪个孩子。' },
    { title: '付款', text: '{{payByTransfer}}{{payInCash}}' },
    { title: '领取', text: '准备好之后，我们会发电子邮件给您。请在训练时领取。' },
  ],
  pickUp: '{{trainingDays}}{{arriveTime}}起，在{{field}}的俱乐部服务台领取。',
  returns: '没穿过的商品14天内可以换货。印了名字或号码的商品不能退换。',
  sizeAdvice: '让孩子脱鞋靠墙量身高。介于两个尺码之间时选大一号，不要大两号：球衣太大会碍事。',
  handMeDown: '穿不下的球鞋和护腿板可以免费传给别人：请放进俱乐部服务台的旧物箱，也欢迎从里面拿一双。',
}
