import type { FaqItem } from '../schemas/faq.ts'

/** What parents ask, as `faq.ts` has it. */
export const defaultFaq: FaqItem[] = [
  {
    id: 'when-and-where',
    topic: 'TRAINING',
    question: '甚麼時候、在哪裡訓練？',
    answer:
      '{{seasonDates}}，{{trainingDays}}{{trainingTimes}}，在{{city}} {{field}}。共{{sessionCount}}次訓練課，最後一次在{{lastSessions}}。',
  },
  {
    id: 'arrive',
    topic: 'TRAINING',
    question: '應該幾點到？',
    answer: '請提早{{arriveMinutes}}分鐘，{{arriveTime}}到場，戴好護脛，裝滿水樽。',
  },
  {
    id: 'rain',
    topic: 'TRAINING',
    question: '下雨怎麼辦？',
    answer:
      '{{weather}}不安全是指：行雷（最後一聲雷後我們等30分鐘）、球場積水或結霜、煙霧或高溫超出BC Soccer的標準，或市政府關閉球場。我們會在{{decisionTime}}前公佈在網站頂部；沒有通知就照常訓練。',
  },
  {
    id: 'bring',
    topic: 'KIT',
    question: '要帶甚麼？',
    answer: '護脛（穿在長襪裡）、足球鞋或跑鞋、水、保暖衣物和雨衣。首飾請留在家中。不可穿金屬鞋釘。',
  },
  {
    id: 'ball',
    topic: 'KIT',
    question: '該用幾號球？',
    answer: 'U8及以下用3號球，U9至U13用4號球，U14起用5號球。',
  },
  {
    id: 'dark',
    topic: 'TRAINING',
    question: '十一月下午五點不是天黑了嗎？',
    answer:
      '冬令時間開始後確實天黑了。{{lights}}穿顏色鮮明的衣服，教練和司機在孩子上車的路上更容易看見他們。',
  },
  {
    id: 'price',
    topic: 'FEES',
    question: '費用是多少？',
    answer:
      '每週一天，每月{{priceOnce}}；兩天都來，每月{{priceTwice}}。有{{familyFrom}}個或以上孩子報名時，{{familyFor}}減{{familyPercent}}：兩個孩子各來一天，每月共{{priceTwoChildren}}。',
  },
  {
    id: 'december',
    topic: 'FEES',
    question: '為甚麼{{specialMonths}}比較便宜？',
    answer:
      '那個月訓練比較少，所以減{{specialPercent}}：每週一天{{specialOnce}}，兩天{{specialTwice}}。家庭優惠另計。',
  },
  {
    id: 'how-to-pay',
    topic: 'FEES',
    question: '怎樣付款？',
    answer: '我們先確認孩子的名額。{{whenToPay}}{{payByTransfer}}{{payInCash}}我們不收信用卡。',
  },
  {
    id: 'missed-a-day',
    topic: 'FEES',
    question: '缺了一天課，可以補嗎？',
    answer: '如果有空位，可以參加週末另一天的訓練，跟教練說一聲便可。因天氣取消的訓練不設退款。',
  },
  {
    id: 'refunds',
    topic: 'FEES',
    question: '可以退款嗎？',
    answer:
      '在某個月第一次訓練課的前一天或更早通知我們，該月費用全數退款。由第一次訓練課當日起不設退款；如果受傷（有醫生證明）或搬家，則退還餘下訓練課的費用。完整的退款表在規則頁。',
  },
  {
    id: 'help-with-fees',
    topic: 'FEES',
    question: '費用上有困難，有資助嗎？',
    answer:
      '有KidSport和A4K等資助，但課程要符合條件，請先問我們。不要因為金錢問題不跟我們說就放棄足球；我們會保密。',
  },
  {
    id: 'three-year-olds',
    topic: 'REGISTRATION',
    question: '3歲孩子訓練90分鐘會不會太長？',
    answer:
      '訓練由小遊戲組成，中間有休息、茶點和故事。每個未滿6歲的球員都要有一位大人留在球場；孩子累了，隨時可以停下來。',
  },
  {
    id: 'never-played',
    topic: 'REGISTRATION',
    question: '孩子從未踢過足球，可以嗎？',
    answer:
      '正合適。由{{youngest}}歲到{{oldest}}歲，每個人都從一個球和一個遊戲開始。歡迎來看一次訓練課，或聯絡我們試一次。',
  },
  {
    id: 'which-team',
    topic: 'REGISTRATION',
    question: '孩子會編入哪支球隊？',
    answer: '球隊按出生年份分組。在球隊頁選擇孩子的出生年份，就能看到組別、顏色和教練。',
  },
  {
    id: 'photos',
    topic: 'PRIVACY',
    question: '你們會替孩子拍照嗎？',
    answer:
      '您同意才會拍，而且您隨時可以在個人資料中更改。如果看到不該出現的相片，請告訴我們，我們會在{{answerDays}}天內移除。',
  },
  {
    id: 'help-out',
    topic: 'VOLUNTEER',
    question: '我可以幫忙嗎？',
    answer:
      '非常歡迎。佈置場地、準備茶點、拍照和比賽日都需要人手；新教練和新裁判會有經驗豐富的人帶領。請聯絡我們，主題選義工或裁判。',
  },
]
