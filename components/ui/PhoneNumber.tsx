/** A phone number, left to right in any sentence, digits of equal width. */
export function PhoneNumber({ text }: { text: string }) {
  return <bdi class="number">{text}</bdi>;
}
