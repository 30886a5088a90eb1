/** Tag name of the card's host element, our only element in a page. The finder ignores it. */
export const CARD_HOST_TAG = 'handset-call';
