/** A phone number: left to right in any language, and never split over two lines. */
export function PhoneText({ text }: { text: string }) {
  return <bdi class="phone" data-text={text} />;
}
