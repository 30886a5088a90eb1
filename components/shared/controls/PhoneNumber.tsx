/** A phone number: always left to right, with tabular digits. */
export function PhoneNumber({ text }: { text: string }) {
  return <bdi class="number">{text}</bdi>;
}
