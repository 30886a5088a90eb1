/** A phone number, left to right in any sentence and never broken over two lines. */
export function PhoneText({ text }: { text: string }) {
  return <bdi class="phone" data-text={text} />;
}
