import buttons from './buttons.css?raw';
import callButton from './call-button.css?raw';
import card from './card.css?raw';
import countdown from './countdown.css?raw';
import countryChoice from './country-choice.css?raw';
import host from './host.css?raw';
import messages from './messages.css?raw';

/** The style sheet of the card's shadow root, without the colours and sizes of all our surfaces. */
export const cardStyles = [
  host,
  callButton,
  card,
  buttons,
  countryChoice,
  messages,
  countdown,
].join('');
