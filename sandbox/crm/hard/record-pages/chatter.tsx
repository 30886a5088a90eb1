import type { ComponentChildren } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Messages beside a record, one under the other, with little room between them. */
export function ChatterPage() {
  return (
    <HardPage
      slug="chatter"
      lead="Numbers at the end of narrow messages, between pictures, times and actions."
    >
      <section class="card chatter" aria-label="Messages">
        <Message author="Ada Whitfield" at="Today 09:12">
          Thanks for the offer. Please ring me back on (646) 555-0193
        </Message>
        <Message>+49 30 23125 193</Message>
        <Message author="Bob Castellan" at="Today 09:40">
          My direct line is +44 20 7946 0193
        </Message>
        <Message author="Bob Castellan" at="Today 10:31">
          The branch in Paris has moved; from Monday on it answers at +33 1 99 00 11 93 only. Order
          4842123193 goes there too.
        </Message>
      </section>
    </HardPage>
  );
}

interface MessageProps {
  /** None where the message continues the previous one. */
  author?: string;
  at?: string;
  children: ComponentChildren;
}

function Message({ author, at, children }: MessageProps) {
  return (
    <div class="message">
      {author ? (
        <span class="avatar" aria-hidden="true">
          {author[0]}
        </span>
      ) : (
        <span />
      )}
      <div>
        {author && (
          <div class="message-head">
            <b>{author}</b> <small>{at}</small>
          </div>
        )}
        <div class="message-line">
          <p class="bubble">{children}</p>
          <span class="message-actions">
            <button type="button" aria-label="React">
              ☺
            </button>
            <button type="button" aria-label="Reply">
              ↩
            </button>
            <button type="button" aria-label="Star">
              ☆
            </button>
          </span>
        </div>
      </div>
    </div>
  );
}
