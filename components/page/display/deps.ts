import type { UsableKeysWatch } from '@/components/page/keys/usable-keys';
import type { CardModel } from '@/components/page/model/card-model';
import type { CardHolder } from '@/lib/page/card/card-holder';
import type { CountdownModel } from '@/lib/state/calls/countdown-model';

/** What showing the card needs. */
export interface CardDisplayDeps {
  document: Document;
  holder: CardHolder;
  model: CardModel;
  countdown: CountdownModel;
  keys: UsableKeysWatch;
}
