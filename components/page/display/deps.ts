import type { CountdownModel } from '@/components/countdown/countdown-model';
import type { UsableKeysWatch } from '@/components/page/keys/usable-keys';
import type { CardModel } from '@/components/page/model/card-model';
import type { CardHolder } from '@/lib/page/card/card-holder';

/** What showing the card needs. */
export interface CardDisplayDeps {
  document: Document;
  holder: CardHolder;
  model: CardModel;
  countdown: CountdownModel;
  keys: UsableKeysWatch;
}
